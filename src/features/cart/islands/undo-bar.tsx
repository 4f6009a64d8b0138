'use client';

import { useEffect, useRef } from 'react';
import { dataLine } from '#browser/page-contract.ts';
import type { CartAnswer, CartLabels } from '../model.ts';
import type { CartForm } from './use-cart-change.ts';
import { fillTemplate } from '#lib/fill-template.ts';
import { toItemName } from './item-name.ts';

interface UndoBarProps {
  form: CartForm;
  operationId: string;
  removed: CartAnswer['removed'];
  /** The name of the removal, under which the server has stored what was removed. */
  removal: string;
  labels: CartLabels;
}

/** After "undo" the focus moves to the line that came back. */
function focusLine(productId: string): void {
  const line = `[${dataLine}="${CSS.escape(productId)}"]`;
  document.querySelector<HTMLElement>(`${line} input[name=quantity]:not([type=hidden])`)?.focus();
}

/** Says what was removed and offers to undo it. It takes the focus, because the button that was pressed is gone. */
export function UndoBar({ form, operationId, removed, removal, labels }: UndoBarProps) {
  const bar = useRef<HTMLParagraphElement>(null);
  const key = removed.length > 0 ? removal : '';
  const firstId = removed[0]?.productId ?? '';
  const before = useRef('');
  useEffect(() => {
    if (key) bar.current?.focus();
    else if (before.current && document.activeElement === document.body) focusLine(before.current);
    before.current = firstId;
  }, [key, firstId]);
  const [one] = removed;
  if (!one) return null;
  const said =
    removed.length === 1
      ? fillTemplate(labels.removedOne, { name: toItemName(one, labels) })
      : fillTemplate(labels.removedMany, { count: removed.length });
  return (
    <form
      {...form}
      className="mb-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-1 rounded-control bg-sunken py-2 pl-4 pr-2"
    >
      <input type="hidden" name="intent" value="restore" />
      <input type="hidden" name="op" value={operationId} suppressHydrationWarning />
      <input type="hidden" name="removal" value={removal} />
      <p ref={bar} tabIndex={-1} role="status" className="min-w-0 flex-1 basis-48">
        {said}
      </p>
      <button
        type="submit"
        className="tap rounded-control px-3 font-bold text-primary hover:bg-line"
      >
        {labels.undo}
      </button>
    </form>
  );
}
