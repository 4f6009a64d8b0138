'use client';

import { useEffect } from 'react';

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement && target.matches('input:not([type=checkbox]), textarea, select');

/** The rows' boxes, in their order. */
const listBoxes = () => [
  ...document.querySelectorAll<HTMLInputElement>('#desk-rows input[type=checkbox]'),
];

function step(by: number): void {
  const boxes = listBoxes();
  const at = boxes.findIndex((one) => one.closest('tr')?.contains(document.activeElement));
  boxes[Math.min(boxes.length - 1, Math.max(0, at === -1 ? 0 : at + by))]?.focus();
}

/** Opens the order of the row that has the focus. */
function openRow(): void {
  document.activeElement?.closest('tr')?.querySelector<HTMLAnchorElement>('a')?.click();
}

const keys: Readonly<Record<string, () => void>> = {
  j: () => step(1),
  k: () => step(-1),
  o: openRow,
};

/** Moves through the rows by j and k, opens one by o; space ticks it, as everywhere. And one box for all. */
export function DeskKeys({ all, hint }: { all: string; hint: string }) {
  useEffect(() => {
    function press(event: KeyboardEvent) {
      if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
      const act = keys[event.key];
      if (!act) return;
      event.preventDefault();
      act();
    }
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, []);
  return (
    <p className="needs-script mt-3 flex flex-wrap items-center gap-x-6 gap-y-2 text-muted">
      <label className="row min-h-8 gap-2">
        <input
          type="checkbox"
          className="h-5 w-5"
          onChange={({ currentTarget: { checked } }) => {
            for (const one of listBoxes()) one.checked = checked;
          }}
        />
        {all}
      </label>
      <span>{hint}</span>
    </p>
  );
}
