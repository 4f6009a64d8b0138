import type { ReactNode } from 'react';
import { toTermWords } from '#flow/plan-contents.ts';
import { formatVolume } from '#i18n/format-volume.ts';
import type { MessageKey } from '#i18n/translator.ts';
import { texts } from '#request/texts.ts';
import { withIcon } from '#ui/with-icon.ts';
import type { Row } from '../comparison.ts';

function toWords({ kind }: Row, amount: number | null): string {
  const { t } = texts();
  if (kind === 'extra')
    return t(amount === 1 ? 'packageShift.compare.has' : 'packageShift.compare.hasNot');
  if (kind === 'term') return toTermWords(amount) ?? t('packageShift.compare.unsaid');
  if (amount === null) return t('packageShift.compare.unlimited');
  if (amount === 0) return t('packageShift.compare.unsaid');
  if (kind === 'data') return formatVolume(amount, t);
  return t(kind === 'minutes' ? 'packageShift.compare.minutesOf' : 'packageShift.compare.smsOf', {
    count: amount,
  });
}

const marks = {
  more: {
    word: 'packageShift.compare.more',
    of: 'packageShift.compare.gained',
    icon: 'plus',
    tone: 'bg-success-tint text-success',
  },
  less: {
    word: 'packageShift.compare.less',
    of: 'packageShift.compare.lost',
    icon: 'minus',
    tone: 'bg-warning-tint text-warning',
  },
} as const satisfies Record<
  string,
  { word: MessageKey; of: MessageKey; icon: 'plus' | 'minus'; tone: string }
>;

/** More or less in words, with an icon and a tint: never by colour alone. */
function Mark({ row: { mark, kind } }: { row: Row }) {
  const { t } = texts();
  if (mark === null) return null;
  const { word, of, icon, tone } = marks[mark];
  return (
    <span
      className={`mt-1 inline-flex w-fit items-center gap-1 rounded-full px-2.5 py-0.5 text-sm font-medium ${tone} ${withIcon(icon)}`}
    >
      {t(kind === 'extra' ? of : word)}
    </span>
  );
}

const cell = 'w-1/2 px-4 pb-3 align-top text-left';

/** The name of what is compared stands above both cells, so that two columns fit on the smallest phone. */
export function Rows({ rows }: { rows: readonly Row[] }) {
  const { t, own } = texts();
  return rows.map((row) => {
    const { kind } = row;
    const name = kind === 'extra' ? own(row, 'name') : t(`packageShift.compare.${kind}`);
    return (
      <tbody key={`${kind} ${name}`} className="border-t-1 border-line">
        <tr>
          <th
            scope="rowgroup"
            colSpan={2}
            className="px-4 pt-3 text-left text-sm font-normal text-muted"
          >
            {name}
          </th>
        </tr>
        <tr>
          <td className={`${cell} text-muted`}>{toWords(row, row.from)}</td>
          <td className={`${cell} font-bold`}>
            <span className="block">{toWords(row, row.to)}</span>
            <Mark row={row} />
          </td>
        </tr>
      </tbody>
    );
  });
}

export function Table({
  caption,
  head,
  children,
}: {
  caption: string;
  head?: ReactNode;
  children: ReactNode;
}) {
  return (
    <table className="w-full table-fixed border-collapse">
      <caption className="sr-only">{caption}</caption>
      {head}
      {children}
    </table>
  );
}
