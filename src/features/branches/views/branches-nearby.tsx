import type { Branch } from '#contracts/content/places.ts';
import type { Read } from '#lib/outcome.ts';
import { texts } from '#request/texts.ts';
import { requestContext } from '#request/context.ts';
import { Failed } from '#ui/failed.tsx';
import { Section } from '#ui/section.tsx';
import { SectionTitle } from '#ui/section-title.tsx';
import { SkeletonGrid } from '#ui/skeletons.tsx';
import { type BranchService, branchServices, findNearby } from '../model.ts';
import { Kilometres } from './kilometres.tsx';
import { OpeningLine } from '#ui/opening-line.tsx';

const grid = 'grid gap-4 sm:grid-cols-2 lg:grid-cols-3';

const shown = 3;

function Three({
  branches,
  service,
}: {
  branches: readonly Branch[];
  service?: BranchService | undefined;
}) {
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
}: {
  read: Read<Branch[]>;
  service?: BranchService;
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
      {(branches) => <Three branches={branches} service={service} />}
    </Section>
  );
}
