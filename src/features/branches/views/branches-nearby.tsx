import type { Branch } from '#contracts/content/places.ts';
import type { Read } from '#lib/outcome.ts';
import { texts } from '#request/texts.ts';
import { requestContext } from '#request/context.ts';
import { Failed } from '#ui/failed.tsx';
import { Section } from '#ui/section.tsx';
import { SectionTitle } from '#ui/section-title.tsx';
import { SkeletonGrid } from '#ui/skeletons.tsx';
import { CountryMap } from '#ui/country-map.tsx';
import { type BranchService, branchServices, findNearby, type FoundBranch } from '../model.ts';
import { Country, Dots } from './country-dots.tsx';
import { Kilometres } from './kilometres.tsx';
import { OpeningLine } from '#ui/opening-line.tsx';

const grid = 'grid gap-4 sm:grid-cols-2 lg:grid-cols-3';

const besideMap = 'grid items-center gap-4 roomy:grid-cols-[minmax(0,1fr)_20rem] roomy:gap-8';

const shown = 3;

/** Where they stand in the country, the first of them largest; the list beside it says it in words. */
function SmallMap({ found }: { found: readonly FoundBranch[] }) {
  if (!found.some(({ branch: { lat, lng } }) => lat !== null && lng !== null)) return null;
  return (
    <CountryMap>
      <Country />
      <Dots found={found.slice(1)} className="stroke-muted" size={18} />
      <Dots found={found.slice(0, 1)} className="stroke-primary" size={34} />
    </CountryMap>
  );
}

interface ThreeProps {
  branches: readonly Branch[];
  service?: BranchService | undefined;
  hasMap: boolean;
}

function Three({ branches, service, hasMap }: ThreeProps) {
  const { t, own } = texts();
  const offering = branches.filter(({ services }) => !service || services.includes(service));
  const { isNear, found } = findNearby(offering, requestContext().position, new Date());
  if (found.length === 0) return null;
  return (
    <section className="page section">
      <SectionTitle
        title={
          service
            ? t('branches.offering', { service: t(branchServices[service]) })
            : t(isNear ? 'home.branches' : 'branches.title')
        }
        more={{
          href: service ? `/service-branches?service=${service}` : '/service-branches',
          name: t('home.allBranches'),
        }}
      />
      <div className={hasMap ? besideMap : ''}>
        <ul className={grid}>
          {found.slice(0, shown).map(({ branch, opening, km }) => (
            <li key={branch.id} className="card-link relative stack items-start gap-2 p-5">
              <h3 className="text-lg">
                <a href={`/service-branches?all=1#${branch.id}`} className="cover-link">
                  {own(branch, 'name')}
                </a>
              </h3>
              <p className="text-muted">{own(branch, 'address')}</p>
              <span className="mt-auto flex flex-wrap gap-2 pt-1">
                <OpeningLine opening={opening} />
                <Kilometres km={km} />
              </span>
            </li>
          ))}
        </ul>
        {hasMap && <SmallMap found={found.slice(0, shown)} />}
      </div>
    </section>
  );
}

/**
 * Three branches, of those with a service where one is named: the nearest, where Cloudflare gives a position of the visitor that is near any. Nothing, not even the
 * heading, where there are none.
 */
export function BranchesNearby({
  read,
  service,
  hasMap = false,
}: {
  read: Read<Branch[]>;
  service?: BranchService;
  hasMap?: boolean;
}) {
  return (
    <Section
      read={read}
      skeleton={
        <div className="page section">
          <SkeletonGrid count={shown} className={grid} item="h-52" />
        </div>
      }
      failed={
        <div className="page section">
          <Failed />
        </div>
      }
    >
      {(branches) => <Three branches={branches} service={service} hasMap={hasMap} />}
    </Section>
  );
}
