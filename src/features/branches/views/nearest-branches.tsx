import { requestContext } from '#request/context.ts';
import { toHref } from '#request/page-address.ts';
import { texts } from '#request/texts.ts';
import { OpeningLine } from '#ui/opening-line.tsx';
import type { FoundBranch } from '../model.ts';
import { Kilometres } from './kilometres.tsx';

/** What the rings of the map mean, in words: the nearest branches, their distance, and whether they are open. */
export function NearestBranches({ nearest }: { nearest: readonly FoundBranch[] }) {
  const { t, own } = texts();
  if (nearest.length === 0) return null;
  const all = toHref(requestContext().page, { all: '1' });
  return (
    <div>
      <h3 className="row gap-2 text-base">
        <span aria-hidden="true" className="h-4 w-4 rounded-full border-4 border-primary" />
        {t('branches.nearest')}
      </h3>
      <ul>
        {nearest.map(({ branch, opening, km }) => (
          <li key={branch.id} className="flex flex-wrap items-center gap-2">
            <a href={`${all}#${branch.id}`} className="line-link text-link">
              {own(branch, 'name')}
            </a>
            <Kilometres km={km} />
            <OpeningLine opening={opening} />
          </li>
        ))}
      </ul>
    </div>
  );
}
