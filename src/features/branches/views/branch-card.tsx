import type { Branch } from '#contracts/content/places.ts';
import { texts } from '#request/texts.ts';
import { requestContext } from '#request/context.ts';
import { Link } from '#ui/link.tsx';
import { withEndIcon, withIcon } from '#ui/with-icon.ts';
import { branchServices, type FoundBranch, isBranchService } from '../model.ts';
import { Kilometres } from './kilometres.tsx';
import { HoursTable } from './hours-table.tsx';
import { OpeningLine } from './opening-line.tsx';

/** Of a branch whose place is known. */
function toMapUrl({ lat, lng }: Branch): string | null {
  if (lat === null || lng === null) return null;
  return `https://www.openstreetmap.org/?mlat=${lat}&mlon=${lng}#map=17/${lat}/${lng}`;
}

export function BranchCard({ found }: { found: FoundBranch }) {
  const { t, own } = texts();
  const { mode } = requestContext();
  const { branch, opening, km } = found;
  const mapUrl = toMapUrl(branch);
  return (
    <article id={branch.id} className="card stack h-full gap-3 p-5 target:border-primary">
      <div>
        <h3 className="text-lg">{own(branch, 'name')}</h3>
        <p className="mt-1 text-muted">{own(branch, 'address')}</p>
      </div>
      <p className="flex flex-wrap gap-2">
        <OpeningLine opening={opening} />
        <Kilometres km={km} />
        {branch.hasKiosk && <span className="pill-quiet">{t('branches.kiosk')}</span>}
      </p>
      <ul className="flex flex-wrap gap-x-3 gap-y-1 text-sm text-muted">
        {branch.services.filter(isBranchService).map((service) => (
          <li
            key={service}
            className={`row gap-1 before:text-sm before:text-success ${withIcon('check')}`}
          >
            {t(branchServices[service])}
          </li>
        ))}
      </ul>
      {opening && (
        <details className="group mt-auto border-t-1 border-line pt-1">
          <summary
            className={`row tap justify-between text-sm font-bold after:transition-transform group-open:after:rotate-180 ${withEndIcon('chevron-down')}`}
          >
            {t('branches.hours')}
          </summary>
          <HoursTable branch={branch} />
        </details>
      )}
      {mode !== 'kiosk' && (
        <p className="flex flex-wrap gap-2">
          {mapUrl && (
            <Link href={mapUrl} className={`btn-line flex-1 px-3 ${withIcon('map-pin')}`}>
              {t('branches.directions')}
            </Link>
          )}
          {branch.phone && (
            <a
              href={`tel:${branch.phone.replace(/[^+\d]/g, '')}`}
              className={`btn-line flex-1 px-3 ${withIcon('phone')}`}
            >
              {t('branches.call')}
            </a>
          )}
        </p>
      )}
    </article>
  );
}
