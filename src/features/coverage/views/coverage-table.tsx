import type { CoverageArea } from '#contracts/coverage/areas.ts';
import { generations } from '#domain/generations.ts';
import { requestContext } from '#request/context.ts';
import { toHref } from '#request/page-address.ts';
import { texts } from '#request/texts.ts';
import { levelLooks } from '../levels.ts';
import { type CoverageQuery, toReach } from '../model.ts';

interface TableProps {
  title: string;
  areas: readonly CoverageArea[];
  asked: CoverageQuery;
  /** The parameters of the address that show an area; none where there is nothing more to show of it. */
  toParameters?: (area: CoverageArea) => Record<string, string | null>;
}

/** What the map is a picture of: each generation in each area, in words and numbers. */
export function CoverageTable({ title, areas, asked, toParameters }: TableProps) {
  const { t, own } = texts();
  const { page } = requestContext();
  return (
    <table className="w-full border-separate border-spacing-x-0.5 border-spacing-y-1 text-xs sm:text-sm">
      <caption className="mb-2 text-left text-xl font-bold">{title}</caption>
      <thead>
        <tr>
          <th scope="col" className="text-left font-medium text-muted">
            {t('coverage.area')}
          </th>
          {generations.map((one) => (
            <th
              key={one}
              scope="col"
              className={`w-1/6 ${one === asked.generation ? 'font-bold text-primary' : 'font-medium text-muted'}`}
            >
              {one}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {areas.map((area) => (
          <tr key={area.id}>
            <th scope="row" className="text-left font-medium">
              {toParameters ? (
                <a
                  href={`${toHref(page, toParameters(area))}#place`}
                  className="line-link break-words hover:text-primary hover:underline"
                >
                  {own(area, 'name')}
                </a>
              ) : (
                own(area, 'name')
              )}
            </th>
            {generations.map((one) => {
              const { level, percent } = toReach(area, one);
              const look = levelLooks[level];
              return (
                <td key={one} className={`numbers rounded px-0.5 py-1.5 text-center ${look.cell}`}>
                  {percent === null || level === 'NONE'
                    ? t(look.short)
                    : `${Math.round(percent)} %`}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
