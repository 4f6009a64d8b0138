'use client';

import { type ReactNode, useState } from 'react';
import { type Lease, toDueNow, toLease } from '#domain/leasing.ts';
import { formatMnt } from '#domain/money.ts';
import { newOperationId } from '#forms/operation-id.ts';
import { readPrice, sliderEnds } from '../model.ts';
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
  labels: CalculatorLabels;
}

interface RadiosProps {
  name: string;
  legend: string;
  chosen: number;
  options: readonly { value: number; title: string; text?: string }[];
  onChoose: (value: number) => void;
}

function Radios({ name, legend, chosen, options, onChoose }: RadiosProps) {
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 font-bold">{legend}</legend>
      <div className="grid grid-cols-[repeat(auto-fill,minmax(7.5rem,1fr))] gap-3">
        {options.map(({ value, title, text }) => (
          <label
            key={value}
            className="card flex cursor-pointer items-center gap-3 p-3.5 hover:border-primary has-[:checked]:border-primary has-[:checked]:bg-primary-tint"
          >
            <input
              type="radio"
              name={name}
              value={value}
              checked={value === chosen}
              onChange={() => onChoose(value)}
              className="h-6 w-6 shrink-0"
            />
            <span className="numbers min-w-0 font-bold">
              {title}
              {text && <span className="block text-sm font-normal text-muted">{text}</span>}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

interface PriceProps {
  text: string;
  price: number | null;
  labels: CalculatorLabels;
  onType: (text: string) => void;
}

/** The field is what counts; the slider beside it, which needs scripts, only writes into it. */
function Price({ text, price, labels, onType }: PriceProps) {
  const isWrong = price === null;
  return (
    <div>
      <label htmlFor="lease-price" className="block font-bold">
        {labels.price}
      </label>
      <p id="lease-price-hint" className="mt-0.5 text-sm text-muted">
        {labels.priceHint}
      </p>
      <div className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-2">
        <input
          id="lease-price"
          name="price"
          inputMode="numeric"
          autoComplete="off"
          maxLength={16}
          value={text}
          onChange={(event) => onType(event.currentTarget.value)}
          aria-invalid={isWrong || undefined}
          aria-describedby={isWrong ? 'lease-price-hint lease-price-fault' : 'lease-price-hint'}
          className="control numbers max-w-48 text-lg font-bold aria-[invalid]:border-danger"
        />
        <input
          type="range"
          aria-label={labels.slider}
          aria-valuetext={formatMnt(price ?? sliderEnds.min)}
          {...sliderEnds}
          value={Math.min(sliderEnds.max, Math.max(sliderEnds.min, price ?? sliderEnds.min))}
          onChange={(event) => onType(event.currentTarget.value)}
          className="needs-script tap min-w-40 flex-1 accent-primary"
        />
      </div>
      {isWrong && (
        <p id="lease-price-fault" role="alert" className="mt-1.5 text-sm font-medium text-danger">
          {labels.wrongPrice}
        </p>
      )}
    </div>
  );
}

function Row({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex justify-between gap-4">
      <dt className="text-muted">{name}</dt>
      <dd className="text-right font-medium">{children}</dd>
    </div>
  );
}

/** What it comes to, large: first what is paid each month. */
function Answer({ lease, labels }: { lease: Lease; labels: CalculatorLabels }) {
  const isFirst = lease.percent === 0;
  const count = isFirst ? lease.months - 2 : lease.months - 1;
  return (
    <>
      <p className="text-sm text-muted">{labels.monthly}</p>
      <p role="status" className="price text-3xl sm:text-4xl">
        {formatMnt(lease.monthly)}
      </p>
      <dl className="numbers stack mt-3 gap-1.5">
        <Row name={isFirst ? labels.nowFirst : labels.now}>{formatMnt(toDueNow(lease))}</Row>
        {count > 0 && (
          <Row name={fill(labels.times, { count: String(count) })}>{formatMnt(lease.monthly)}</Row>
        )}
        <Row name={labels.last}>{formatMnt(lease.last)}</Row>
        <Row name={labels.interest}>
          {lease.interest > 0 ? formatMnt(lease.interest) : labels.noInterest}
        </Row>
        <div className="flex justify-between gap-4 border-t-1 border-line pt-2 text-lg font-bold">
          <dt>{labels.total}</dt>
          <dd>{formatMnt(lease.price + lease.interest)}</dd>
        </div>
      </dl>
    </>
  );
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
  const hidden = product ? { product: product.id, variant: product.variant } : {};
  const sent = { ...hidden, price: String(price ?? ''), percent, months };
  return (
    <div className="grid gap-8 roomy:(grid-cols-[minmax(0,40rem)_22.5rem] justify-between gap-12)">
      <form action="/leasing" className="stack min-w-0 gap-6">
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
