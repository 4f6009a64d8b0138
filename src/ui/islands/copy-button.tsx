'use client';

import { useState } from 'react';
import { markLive } from '#browser/mark-live.ts';
import { withIcon } from '../with-icon.ts';

interface CopyButtonProps {
  value: string;
  /** What is copied, for readers that hear the button alone. */
  what: string;
  label: string;
  /** Read out, and shown, once it is copied. */
  done: string;
}

/** Copies a code. Without scripts the code itself is selected whole by one press. */
export function CopyButton({ value, what, label, done }: CopyButtonProps) {
  const [isCopied, setCopied] = useState(false);
  const copy = () => {
    navigator.clipboard.writeText(value).then(
      () => setCopied(true),
      // Not allowed here: the code is still there to be selected.
      () => setCopied(false),
    );
  };
  return (
    <button
      type="button"
      ref={markLive}
      data-replay
      onClick={copy}
      className={`no-print needs-script line-link gap-1.5 text-link ${withIcon(isCopied ? 'check' : 'copy')}`}
    >
      <span aria-live="polite">{isCopied ? done : label}</span>
      <span className="sr-only">: {what}</span>
    </button>
  );
}
