'use client';

import { markLive } from '#browser/mark-live.ts';
import { withIcon } from '../with-icon.ts';

/** Without scripts the browser's own menu prints. */
export function PrintButton({ label }: { label: string }) {
  return (
    <button
      type="button"
      ref={markLive}
      data-replay
      onClick={() => print()}
      className={`browser-only needs-script line-link gap-1.5 text-link ${withIcon('printer')}`}
    >
      {label}
    </button>
  );
}
