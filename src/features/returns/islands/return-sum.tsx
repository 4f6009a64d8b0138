'use client';

import { useEffect, useRef, useState } from 'react';
import { formatMnt } from '#domain/money.ts';
import { fillTemplate } from '#lib/fill-template.ts';
import { toWorth, type WorthLine } from '#domain/returned-worth.ts';

interface ReturnSumProps {
  lines: readonly WorthLine[];
  /** Of each line, how many are in returns already, and how many are chosen now. */
  held: readonly number[];
  chosen: readonly number[];
  delivery: number;
  /** Where the form is sent to be counted: the page comes back at this place of it. */
  action: string;
  labels: Record<'title' | 'chosen' | 'count' | 'without' | 'withDelivery', string>;
}

/** How many the form around an element asks for, line by line. */
const readCounts = (form: HTMLFormElement, length: number): number[] =>
  Array.from({ length }, (_, index) => Number(new FormData(form).get(`quantity-${index}`) ?? 0));

/** What comes back, counted as soon as something is chosen; without scripts by a button. */
export function ReturnSum({ lines, held, chosen, delivery, action, labels }: ReturnSumProps) {
  const place = useRef<HTMLElement>(null);
  const [live, setLive] = useState<readonly number[] | null>(null);
  useEffect(() => {
    const form = place.current?.closest('form');
    if (!form) return;
    const count = () => setLive(readCounts(form, lines.length));
    count();
    form.addEventListener('change', count);
    return () => form.removeEventListener('change', count);
  }, [lines.length]);
  const now = live ?? chosen;
  const counts = now.map((one, index) => one + (held[index] ?? 0));
  const amount = toWorth(lines, counts, delivery) - toWorth(lines, held, delivery);
  const isWhole = amount > 0 && toWorth(lines, counts, 1) > toWorth(lines, counts, 0);
  return (
    <section
      ref={place}
      id="sum"
      aria-labelledby="sum-title"
      className="rounded-card bg-sunken p-5"
    >
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <h2 id="sum-title" className="text-lg">
          {labels.title}
        </h2>
        <p role="status" className="numbers text-2xl font-bold">
          {formatMnt(amount)}
        </p>
      </div>
      <p className="numbers mt-1">
        {fillTemplate(labels.chosen, { count: now.reduce((sum, one) => sum + one, 0) })}
      </p>
      {delivery > 0 && (
        <p className="mt-1 text-sm text-muted">{isWhole ? labels.withDelivery : labels.without}</p>
      )}
      {live === null && (
        <button
          type="submit"
          name="choose"
          value="sum"
          formAction={action}
          className="btn-line mt-4"
        >
          {labels.count}
        </button>
      )}
    </section>
  );
}
