'use client';

import { type Due, type Lease, listDues } from '#domain/leasing.ts';
import { formatMnt } from '#domain/money.ts';
import { type CalculatorLabels, fill } from './labels.ts';

const barWidth = 10;
const gap = 2;
const height = 100;

function Bars({ dues }: { dues: readonly Due[] }) {
  const most = Math.max(1, ...dues.map(({ amount }) => amount));
  return (
    <svg
      viewBox={`0 0 ${dues.length * barWidth} ${height}`}
      preserveAspectRatio="none"
      aria-hidden
      className="block h-40 w-full border-b-1 border-edge sm:h-52"
    >
      {dues.map(({ after, amount }) => {
        // A small payment can be seen all the same.
        const tall = amount > 0 ? Math.max(2, (amount / most) * height) : 0;
        return (
          <rect
            key={after}
            x={after * barWidth + gap / 2}
            y={height - tall}
            width={barWidth - gap}
            height={tall}
            className={after === 0 ? 'text-accent' : 'text-primary'}
            fill="currentColor"
          />
        );
      })}
    </svg>
  );
}

/** What is paid when: a picture, the same in a sentence, and each payment with its day. */
export function Plot({
  lease,
  days,
  labels,
}: {
  lease: Lease;
  /** The day of each payment, in the reader's language; the first is today. */
  days: readonly string[];
  labels: CalculatorLabels;
}) {
  const dues = listDues(lease);
  const final = dues.at(-1);
  const between = dues.length - 2;
  const words = fill(between > 0 ? labels.words : labels.wordsShort, {
    now: formatMnt(dues[0]?.amount),
    count: String(between),
    monthly: formatMnt(lease.monthly),
    last: formatMnt(final?.amount),
    total: formatMnt(lease.price + lease.interest),
  });
  return (
    <>
      <figure className="m-0">
        <Bars dues={dues} />
        <div aria-hidden className="mt-1.5 flex justify-between text-sm text-muted">
          <span>{labels.today}</span>
          <span>{days[dues.length - 1]}</span>
        </div>
        <figcaption className="numbers mt-4 max-w-[70ch]">{words}</figcaption>
      </figure>
      <details className="mt-2">
        <summary className="line-link text-link">{labels.each}</summary>
        <ol className="numbers mt-2 list-none gap-x-8 p-0 sm:columns-2">
          {dues.map(({ after, amount }) => (
            <li
              key={after}
              className="flex justify-between gap-4 break-inside-avoid border-b-1 border-line py-1.5"
            >
              <span className="text-muted">{after === 0 ? labels.today : days[after]}</span>
              <span className="whitespace-nowrap font-medium">{formatMnt(amount)}</span>
            </li>
          ))}
        </ol>
      </details>
    </>
  );
}
