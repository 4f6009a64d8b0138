import type { ReactNode } from 'react';
import { texts } from '#request/texts.ts';

const cell = 'py-3 pr-3 align-top sm:w-60 sm:min-w-44 sm:px-4';
const heading =
  'sticky left-0 z-1 w-44 min-w-44 bg-surface py-3 pr-2 text-left align-top text-sm font-normal text-muted lt-sm:hidden';

/** What a row is about: beside its values, and on a narrow screen above them, so that two columns fit. */
export function Row({ label, values }: { label: string; values: readonly ReactNode[] }) {
  const { t } = texts();
  return (
    <tbody className="border-t-1 border-line">
      <tr className="sm:hidden">
        <th
          scope="rowgroup"
          colSpan={values.length}
          className="pt-3 text-left text-sm font-normal text-muted"
        >
          <span className="sticky left-0">{label}</span>
        </th>
      </tr>
      <tr>
        <th scope="row" className={heading}>
          {label}
        </th>
        {values.map((value, i) => (
          <td key={i} className={`${cell} font-medium lt-sm:pt-0.5`}>
            {value ?? (
              <>
                <span aria-hidden="true">{t('compare.none')}</span>
                <span className="sr-only">{t('compare.noneSaid')}</span>
              </>
            )}
          </td>
        ))}
      </tr>
    </tbody>
  );
}

/** One of what is compared, on top of its column: what it is, what it costs, and the ways on. */
export function CompareHead({ children }: { children: ReactNode }) {
  return (
    <th scope="col" className={`${cell} text-left font-normal`}>
      <div className="stack h-full gap-2">{children}</div>
    </th>
  );
}

export interface CompareRow {
  key: string;
  label: string;
  /** One for each; null where it says nothing of this. */
  values: readonly (string | null)[];
  differs: boolean;
}

const Rows = ({ rows }: { rows: readonly CompareRow[] }) =>
  rows.map(({ key, label, values }) => <Row key={key} label={label} values={values} />);

/** On a narrow screen two fit beside each other; more scroll. */
const scrolledWidth = 'lt-sm:min-w-130';

interface CompareTableProps {
  /** A `CompareHead` for each. */
  heads: readonly ReactNode[];
  /** Rows that always stand first. */
  first?: ReactNode;
  rows: readonly CompareRow[];
}

/** Up to four side by side: what differs; what is the same is folded. */
export function CompareTable({ heads, first, rows }: CompareTableProps) {
  const { t } = texts();
  const count = heads.length;
  const differing = count > 1 ? rows.filter(({ differs }) => differs) : rows;
  const same = rows.filter((row) => !differing.includes(row));
  const table = `border-collapse lt-sm:table-fixed lt-sm:w-full ${count > 2 ? scrolledWidth : ''}`;
  return (
    <div
      role="region"
      aria-labelledby="compared"
      tabIndex={0}
      className="scrollbar-thin -mx-4 overflow-x-auto px-4 sm:mx-0 sm:px-0"
    >
      <table className={table}>
        <caption id="compared" className="sr-only">
          {t('compare.title')}
        </caption>
        <thead>
          <tr>
            <th scope="col" className={heading}>
              <span className="sr-only">{t('shop.facts')}</span>
            </th>
            {heads}
          </tr>
        </thead>
        {first}
        {differing.length > 0 && count > 1 && (
          <tbody>
            <tr>
              <th scope="rowgroup" colSpan={count} className="pb-2 pt-8 text-left text-xl">
                {t('compare.differs')}
              </th>
            </tr>
          </tbody>
        )}
        <Rows rows={differing} />
      </table>
      {same.length > 0 && (
        <details className="mt-6">
          <summary className="line-link text-link">
            {t('compare.same', { count: same.length })}
          </summary>
          <table className={`${table} mt-2`}>
            <caption className="sr-only">{t('compare.same', { count: same.length })}</caption>
            <Rows rows={same} />
          </table>
        </details>
      )}
    </div>
  );
}
