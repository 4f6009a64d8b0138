'use client';

import { type ReactNode, useEffect, useRef, useState } from 'react';
import { toLease } from '#domain/leasing.ts';
import { formatMnt } from '#domain/money.ts';
import { newOperationId } from '#forms/operation-id.ts';
import { readPrice } from '../model.ts';
import { Answer } from './answer.tsx';
import { Price, Radios } from './fields.tsx';
import { type CalculatorLabels, fill } from './labels.ts';
import { Plot } from './plot.tsx';

export interface CalculatorProps {
  /** As the address says it; null where what was typed is no price. */
  price: number | null;
  typed: string;
  percent: number;
  months: number;
  percents: readonly number[];
  terms: readonly number[];
  rate: number;
  /** What is leased, in the place of the field for a price. */
  product: { id: string; variant: string; card: ReactNode } | null;
  days: readonly string[];
  /** An application can be made now. */
  isOpen: boolean;
  labels: CalculatorLabels;
}

/** The address says what is shown, so that it can be sent to somebody; no page is asked for. */
function writeAddress(values: Readonly<Record<string, string>>): void {
  const url = new URL(window.location.href);
  for (const [name, value] of Object.entries(values)) url.searchParams.set(name, value);
  window.history.replaceState(window.history.state, '', url);
}

/**
 * A GET form, which works without scripts; with them the answer follows each change, by the same rule. What is
 * calculated leads on into the assessment.
 */
export function Calculator({
  product,
  percents,
  terms,
  rate,
  days,
  isOpen,
  labels,
  ...asked
}: CalculatorProps) {
  const [text, setText] = useState(asked.typed);
  const [percent, setPercent] = useState(asked.percent);
  const [months, setMonths] = useState(asked.months);
  const price = product ? asked.price : readPrice(text);
  const lease = price === null ? null : toLease(price, percent, months, rate);
  const change = (name: string, value: string, set: () => void) => {
    set();
    writeAddress({ [name]: value });
  };
  const form = useRef<HTMLFormElement>(null);
  const isRead = useRef(false);
  // What was typed or chosen before the scripts came; what comes later is told by the fields.
  useEffect(() => {
    if (isRead.current) return;
    isRead.current = true;
    const now = new FormData(form.current ?? undefined);
    const read = (name: string) => {
      const value = now.get(name);
      return typeof value === 'string' ? value : '';
    };
    const typed = read('price');
    if (!product && typed !== asked.typed) change('price', typed, () => setText(typed));
    const [prepay, term] = [read('prepay'), read('months')];
    if (prepay !== '' && Number(prepay) !== asked.percent) {
      change('prepay', prepay, () => setPercent(Number(prepay)));
    }
    if (term !== '' && Number(term) !== asked.months) {
      change('months', term, () => setMonths(Number(term)));
    }
  });
  const hidden = product ? { product: product.id, variant: product.variant } : {};
  const sent = { ...hidden, price: String(price ?? ''), percent, months };
  return (
    <div className="grid gap-8 roomy:grid-cols-[minmax(0,40rem)_22.5rem] roomy:justify-between roomy:gap-12">
      <form ref={form} action="/leasing" className="stack min-w-0 gap-6">
        {product ? (
          <>
            {product.card}
            {Object.entries(hidden).map(([name, value]) => (
              <input key={name} type="hidden" name={name} value={value} />
            ))}
          </>
        ) : (
          <Price
            text={text}
            price={price}
            labels={labels}
            onType={(typed) => change('price', typed, () => setText(typed))}
          />
        )}
        <Radios
          name="prepay"
          legend={labels.prepay}
          chosen={percent}
          options={percents.map((value) => ({
            value,
            title: fill(labels.percent, { percent: String(value) }),
            ...(price !== null && {
              text: formatMnt(toLease(price, value, months, rate).prepay),
            }),
          }))}
          onChoose={(value) => change('prepay', String(value), () => setPercent(value))}
        />
        <Radios
          name="months"
          legend={labels.months}
          chosen={months}
          options={terms.map((value) => ({
            value,
            title: fill(labels.count, { count: String(value) }),
          }))}
          onChoose={(value) => change('months', String(value), () => setMonths(value))}
        />
        <button type="submit" className="btn-line without-script self-start">
          {labels.calculate}
        </button>
        {lease && (
          <p
            aria-hidden
            className="card numbers needs-script sticky bottom-[calc(var(--bar,0px)+8px)] z-1 flex flex-wrap items-baseline justify-between gap-x-4 px-4 py-2.5 shadow-float roomy:hidden"
          >
            <span className="text-sm text-muted">{labels.monthly}</span>
            <span className="price text-xl">{formatMnt(lease.monthly)}</span>
          </p>
        )}
      </form>
      {lease && (
        <aside
          aria-label={labels.monthly}
          className="card self-start p-5 roomy:sticky roomy:top-24"
        >
          <Answer lease={lease} labels={labels} />
          {isOpen && (
            <>
              <form method="post" action="/leasing/assessment/wish" className="mt-4">
                <input type="hidden" name="op" value={newOperationId()} suppressHydrationWarning />
                {Object.entries(sent).map(([name, value]) => (
                  <input key={name} type="hidden" name={name} value={value} />
                ))}
                <button type="submit" className="btn-primary w-full">
                  {labels.begin}
                </button>
              </form>
              <p className="mt-2 text-sm text-muted">{labels.beginText}</p>
            </>
          )}
        </aside>
      )}
      {lease && (
        <section aria-labelledby="lease-plot" className="min-w-0">
          <h2 id="lease-plot" className="mb-4 text-2xl">
            {labels.plot}
          </h2>
          <Plot lease={lease} days={days} labels={labels} />
        </section>
      )}
    </div>
  );
}
