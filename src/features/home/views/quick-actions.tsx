import type { HomeContent } from '#contracts/content/home.ts';
import { texts } from '#request/texts.ts';
import { findClosedHref } from '#request/switches.ts';
import { ClosedNote } from '#ui/closed-note.tsx';
import { IconPicture, withIconOf } from '#ui/icon-picture.tsx';
import { Link } from '#ui/link.tsx';
import { withIcon } from '#ui/with-icon.ts';

/** Links to the most wanted services, as large tap targets. */
export function QuickActions({ tiles }: { tiles: HomeContent['tiles'] }) {
  const { t, own } = texts();
  if (tiles.length === 0) return null;
  return (
    <nav aria-label={t('home.quick')} className="mt-4">
      {/* The page is the same for everybody, so it says nothing of anybody's. */}
      <a
        href="/account"
        data-document
        rel="nofollow"
        className={`if-signed-in card-link mb-3 px-4 py-3 sm:px-5 before:mr-2 before:align-[-.15em] before:text-xl before:text-primary ${withIcon('user-round-check')}`}
      >
        <b>{t('identity.account')}</b>
        <span className="block text-sm text-muted">{t('account.door')}</span>
      </a>
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
                {findClosedHref(tile.link) ? (
                  <ClosedNote href={tile.link} className="mt-1" />
                ) : (
                  <span className="mt-1 block text-sm font-normal text-muted">
                    {own(tile, 'hint')}
                  </span>
                )}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
