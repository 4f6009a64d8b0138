'use client';

import { useEffect, useState } from 'react';
import { useRouter } from 'waku/router/client';
import { findForm, listBoxes, openInPlace, openRow, press, step } from './desk-rows.ts';
import { sendInPlace } from './send-in-place.ts';

const keys: Readonly<Record<string, () => void>> = {
  j: () => step(1),
  k: () => step(-1),
  o: openRow,
  s: () => press('SHIPPED'),
  d: () => press('COMPLETED'),
};

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement && target.matches('input:not([type=checkbox]), textarea, select');

/** Enter on a row's box would send the form; here it opens the row. */
const isRowBox = (target: EventTarget | null) =>
  target instanceof HTMLInputElement && target.name === 'order';

interface DeskKeysProps {
  all: string;
  hint: string;
  on: string;
}

/**
 * Moves through the rows by j and k, opens one by Enter or o, ships or hands over by s and d; space ticks, as everywhere.
 * Orders are moved and opened without a new document: what was typed, the place and the focus stay.
 */
export function DeskKeys({ all, hint, on }: DeskKeysProps) {
  const router = useRouter();
  const [isOn, setOn] = useState(true);

  useEffect(() => {
    function onKey(event: KeyboardEvent) {
      if (!isOn || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
      const act = event.key === 'Enter' && isRowBox(event.target) ? openRow : keys[event.key];
      if (!act) return;
      event.preventDefault();
      act();
    }
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [isOn]);

  useEffect(() => {
    function onSubmit(event: SubmitEvent) {
      if (event.target !== findForm() || !(event.submitter instanceof HTMLButtonElement)) return;
      event.preventDefault();
      void sendInPlace(event.submitter, () => router.reload());
    }
    // Before the site's own navigation looks at the link.
    document.addEventListener('click', openInPlace, true);
    document.addEventListener('submit', onSubmit);
    return () => {
      document.removeEventListener('click', openInPlace, true);
      document.removeEventListener('submit', onSubmit);
    };
  }, [router]);

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
      <label className="row min-h-8 gap-2">
        <input
          type="checkbox"
          checked={isOn}
          className="h-5 w-5"
          onChange={({ currentTarget: { checked } }) => setOn(checked)}
        />
        {on}
      </label>
      <span>{hint}</span>
    </p>
  );
}
