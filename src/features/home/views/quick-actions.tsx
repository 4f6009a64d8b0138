import type { HomeContent } from '#contracts/content/home.ts';
import { texts } from '#request/texts.ts';
import { IconPicture, withIconOf } from '#ui/icon-picture.tsx';
import { Link } from '#ui/link.tsx';

/** Links to the most wanted services, as large tap targets. */
export function QuickActions({ tiles }: { tiles: HomeContent['tiles'] }) {
  const { t, own } = texts();
  if (tiles.length === 0) return null;
  return (
    <nav aria-label={t('home.quick')} className="mt-4">
      <ul className="grid grid-cols-2 gap-3 sm:grid-cols-4 kiosk-tiles">
        {tiles.slice(0, 8).map((tile) => (
          <li key={tile.id} className="min-w-0">
            <Link href={tile.link} className="card-link group stack h-full gap-3 p-4 sm:p-5">
              <span
                className={`row h-11 w-11 justify-center rounded-control bg-primary-tint text-xl text-primary group-hover:bg-primary group-hover:text-on-primary transition-colors duration-150 ${withIconOf(tile.icon)}`}
              >
                <IconPicture icon={tile.icon} />
              </span>
              <span className="font-bold leading-tight">
                {own(tile, 'name')}
                <span className="mt-1 block text-sm font-normal text-muted">
                  {own(tile, 'hint')}
                </span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
