import { texts } from '#request/texts.ts';
import { requestContext } from '#request/context.ts';
import { Link } from '#ui/link.tsx';
import { withEndIcon, withIcon } from '#ui/with-icon.ts';
import { toMapUrl } from '../map-url.ts';
import { branchServices, type FoundBranch, isBranchService } from '../model.ts';
import { Kilometres } from './kilometres.tsx';
import { HoursTable } from './hours-table.tsx';
import { OpeningLine } from '#ui/opening-line.tsx';

const action = 'row tap gap-1.5 text-sm font-bold text-primary hover:underline';

export function BranchCard({ found }: { found: FoundBranch }) {
  const { t, own } = texts();
  const { mode } = requestContext();
  const { branch, opening, km } = found;
  const mapUrl = toMapUrl(branch);
  const services = branch.services.filter(isBranchService);
  return (
    <article
      id={branch.id}
      className="card stack h-full scroll-mt-24 gap-2 p-4 target:border-primary"
    >
      <div>
        <h3 className="text-lg">{own(branch, 'name')}</h3>
        <p className="text-sm text-muted">{own(branch, 'address')}</p>
      </div>
      <p className="flex flex-wrap gap-2">
        <OpeningLine opening={opening} />
        <Kilometres km={km} />
        {branch.hasKiosk && <span className="pill-quiet">{t('branches.kiosk')}</span>}
      </p>
      {mode !== 'kiosk' && (
        <p className="-mb-1 mt-auto flex flex-wrap gap-x-5">
          {mapUrl && (
            <Link href={mapUrl} className={`${action} ${withIcon('map-pin')}`}>
              {t('branches.directions')}
            </Link>
          )}
          {branch.phone && (
            <a
              href={`tel:${branch.phone.replace(/[^+\d]/g, '')}`}
              className={`${action} ${withIcon('phone')}`}
            >
              {t('branches.call')}
            </a>
          )}
        </p>
      )}
      {(opening || services.length > 0) && (
        <details className="group border-t-1 border-line">
          <summary
            className={`row tap justify-between text-sm font-bold after:transition-transform group-open:after:rotate-180 ${withEndIcon('chevron-down')}`}
          >
            {t(opening ? 'branches.details' : 'branches.services')}
          </summary>
          {opening && <HoursTable branch={branch} />}
          <ul className="flex flex-wrap gap-x-3 gap-y-1 pb-2 text-sm text-muted">
            {services.map((service) => (
              <li
                key={service}
                className={`row gap-1 before:text-sm before:text-success ${withIcon('check')}`}
              >
                {t(branchServices[service])}
              </li>
            ))}
          </ul>
        </details>
      )}
    </article>
  );
}
