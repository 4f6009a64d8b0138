import type { Branch } from '#contracts/content/places.ts';
import type { Edge } from '#domain/outcome.ts';
import { texts } from '#i18n/texts.ts';
import { requestContext } from '#request/context.ts';
import { Section } from '#ui/section.tsx';
import { SectionTitle } from '#ui/section-title.tsx';
import { SkeletonGrid } from '#ui/skeletons.tsx';
import { findBranches, toBranchFilters } from '../model.ts';
import { OpeningLine } from './opening-line.tsx';

const grid = 'grid gap-4 sm:grid-cols-2 lg:grid-cols-3';

/** Three branches, the nearest where the edge knows roughly where the visitor is. */
export function BranchesNearby({ read }: { read: Edge<Branch[]> }) {
  const { t, own } = texts();
  const { position } = requestContext();
  const filters = { ...toBranchFilters(new URLSearchParams()), nearest: true };
  return (
    <section className="page section">
      <SectionTitle
        title={t('home.branches')}
        more={{ href: '/service-branches', name: t('home.allBranches') }}
      />
      <Section read={read} skeleton={<SkeletonGrid count={3} className={grid} item="h-34" />}>
        {(branches) => (
          <ul className={grid}>
            {findBranches(branches, filters, position, new Date())
              .slice(0, 3)
              .map(({ branch, opening }) => (
                <li key={branch.id} className="card-link relative stack items-start gap-2 p-5">
                  <h3 className="text-lg">
                    <a
                      href={`/service-branches#${branch.id}`}
                      className="cover-link"
                    >
                      {own(branch, 'name')}
                    </a>
                  </h3>
                  <p className="line-clamp-2 text-muted">{own(branch, 'address')}</p>
                  <span className="mt-auto pt-1">
                    <OpeningLine opening={opening} />
                  </span>
                </li>
              ))}
          </ul>
        )}
      </Section>
    </section>
  );
}
