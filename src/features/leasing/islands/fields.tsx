'use client';

import { formatMnt } from '#domain/money.ts';
import { sliderEnds } from '../model.ts';
import type { CalculatorLabels } from './labels.ts';

interface RadiosProps {
  name: string;
  legend: string;
  chosen: number;
  options: readonly { value: number; title: string; text?: string }[];
  onChoose: (value: number) => void;
}

export function Radios({ name, legend, chosen, options, onChoose }: RadiosProps) {
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 font-bold">{legend}</legend>
      <div className="grid grid-cols-[repeat(auto-fill,minmax(7.5rem,1fr))] gap-3">
        {options.map(({ value, title, text }) => (
          <label
            key={value}
            className="card flex cursor-pointer items-center gap-2 p-3 xs:gap-3 xs:p-3.5 hover:border-primary has-[:checked]:border-primary has-[:checked]:bg-primary-tint"
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
              {text && (
                <span className="block whitespace-nowrap text-sm font-normal text-muted">
                  {text}
                </span>
              )}
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
export function Price({ text, price, labels, onType }: PriceProps) {
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
