import { toMapPoint } from '#domain/mongolia-map.ts';
import { aimagPaths } from '#domain/mongolia-aimags.ts';
import { texts } from '#request/texts.ts';
import { mapsKey } from '#services/places.ts';
import { CountryMap } from '#ui/country-map.tsx';
import { StreetMap } from '#ui/street-map.tsx';
import { withEndIcon } from '#ui/with-icon.ts';
import type { FoundBranch } from '../model.ts';

/** Lines without a length, whose round ends are the dots: one for all branches that stand on the same spot of the map. */
const toDots = (found: readonly FoundBranch[]) =>
  [
    ...new Set(
      found.map(({ branch: { lat, lng } }) => {
        if (lat === null || lng === null) return '';
        const [x, y] = toMapPoint({ lat, lng });
        return `M${Math.round(x)} ${Math.round(y)}h0`;
      }),
    ),
  ].join('');

/** One path per colour: React might stream single dots in parts, hidden by inline styles, which the CSP forbids. */
function Dots({ found, className }: { found: readonly FoundBranch[]; className: string }) {
  return <path d={toDots(found)} className={className} strokeWidth="12" strokeLinecap="round" />;
}

const country = aimagPaths.map(([, path]) => path).join('');

/** The branches on the map of the aimags; the list above says the same in words. */
export function BranchMap({ found }: { found: readonly FoundBranch[] }) {
  const { t } = texts();
  const branches = found.map(({ branch }) => branch);
  if (!branches.some(({ lat, lng }) => lat !== null && lng !== null)) return null;
  const open = found.filter(({ opening }) => opening?.state === 'open');
  const closed = found.filter(({ opening }) => opening?.state !== 'open');
  return (
    <section className="mt-12 stack gap-4" aria-label={t('branches.map')}>
      <h2 className="text-2xl">{t('branches.map')}</h2>
      <CountryMap>
        <path
          d={country}
          className="fill-raised stroke-edge"
          strokeWidth="1"
          strokeLinejoin="round"
        />
        <Dots found={closed} className="stroke-muted" />
        <Dots found={open} className="stroke-success" />
      </CountryMap>
      <ul className="flex flex-wrap gap-x-5 gap-y-1 text-sm text-muted">
        {(['openNow', 'closed'] as const).map((state) => (
          <li key={state} className="row gap-2">
            <span
              aria-hidden="true"
              className={`h-3 w-3 rounded-full ${state === 'openNow' ? 'bg-success' : 'bg-muted'}`}
            />
            {t(`branches.${state}`)}
          </li>
        ))}
      </ul>
      <a
        href="/coverage"
        className={`row tap gap-1.5 self-start font-bold text-primary hover:underline ${withEndIcon('arrow-right')}`}
      >
        {t('coverage.title')}
      </a>
      <StreetMap mapsKey={mapsKey()} title={t('branches.streets')} places={branches} />
    </section>
  );
}
