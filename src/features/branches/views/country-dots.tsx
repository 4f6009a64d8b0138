import { aimagPaths } from '#domain/mongolia-aimags.ts';
import { toMapPoint } from '#domain/mongolia-map.ts';
import type { FoundBranch } from '../model.ts';

const country = aimagPaths.map(([, path]) => path).join('');

/** The aimags, on which branches are dots. */
export const Country = () => (
  <path d={country} className="fill-raised stroke-edge" strokeWidth="1" strokeLinejoin="round" />
);

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

interface DotsProps {
  found: readonly FoundBranch[];
  className: string;
  size: number;
}

/** One path per colour: React might stream single dots in parts, hidden by inline styles, which the CSP forbids. */
export function Dots({ found, className, size }: DotsProps) {
  return <path d={toDots(found)} className={className} strokeWidth={size} strokeLinecap="round" />;
}
