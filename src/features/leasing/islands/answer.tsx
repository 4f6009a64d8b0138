'use client';

import type { ReactNode } from 'react';
import { type Lease, toDueNow } from '#domain/leasing.ts';
import { formatMnt } from '#domain/money.ts';
import { type CalculatorLabels, fill } from './labels.ts';

function Row({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex justify-between gap-4">
      <dt className="text-muted">{name}</dt>
      <dd className="whitespace-nowrap text-right font-medium">{children}</dd>
    </div>
  );
}

/** What it comes to, large: first what is paid each month. */
export function Answer({ lease, labels }: { lease: Lease; labels: CalculatorLabels }) {
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
          <dd className="whitespace-nowrap">{formatMnt(lease.price + lease.interest)}</dd>
        </div>
      </dl>
    </>
  );
}
