'use client';

import { useEffect, useRef } from 'react';
import type { CartAnswer } from '../form.ts';
import { writeLineKey, type CartWords } from '../model.ts';
import type { CartForm } from './cart-form.ts';
import { fillWords } from './fill-words.ts';
import { toItemName } from './item-name.ts';

interface UndoBarProps {
  form: CartForm;
  op: string;
  removed: CartAnswer['removed'];
  words: CartWords;
}

/** Who pressed "undo" is brought to what came back. */
function focusLine(productId: string): void {
  const line = `[data-line="${CSS.escape(productId)}"]`;
  document.querySelector<HTMLElement>(`${line} input[inputmode=numeric]`)?.focus();
}

/** What was taken out, and the way back; the reader is brought here, for the place it was pressed at is gone. */
export function UndoBar({ form, op, removed, words }: UndoBarProps) {
  const bar = useRef<HTMLParagraphElement>(null);
  const lines = removed.map(writeLineKey);
  const key = lines.join();
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
      ? fillWords(words.removedOne, { name: toItemName(one, words) })
      : fillWords(words.removedMany, { count: removed.length });
  return (
    <form
      {...form}
      className="mb-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-1 rounded-control bg-sunken py-2 pl-4 pr-2"
    >
      <input type="hidden" name="intent" value="restore" />
      <input type="hidden" name="op" value={op} suppressHydrationWarning />
      {lines.map((line) => (
        <input key={line} type="hidden" name="line" value={line} />
      ))}
      <p ref={bar} tabIndex={-1} role="status" className="min-w-0 flex-1 basis-48">
        {said}
      </p>
      <button
        type="submit"
        className="tap rounded-control px-3 font-bold text-primary hover:bg-line"
      >
        {words.undo}
      </button>
    </form>
  );
}
