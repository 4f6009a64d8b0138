'use client';

import { type ReactNode, useEffect, useRef } from 'react';

interface FormStatusProps {
  /** The outcome of the form, null before it; each new refusal takes the focus. */
  outcome: { ok: boolean } | null;
  className: string;
  hidden?: boolean;
  children: ReactNode;
}

/** Says what became of a form that is answered where it stands. */
export function FormStatus({ outcome, className, hidden, children }: FormStatusProps) {
  const status = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (outcome?.ok === false) status.current?.focus();
  }, [outcome]);
  return (
    <p
      ref={status}
      tabIndex={-1}
      // Without scripts this moves the reader to the outcome.
      autoFocus={outcome !== null}
      role={outcome?.ok === false ? 'alert' : 'status'}
      aria-live="polite"
      hidden={hidden}
      className={className}
    >
      {children}
    </p>
  );
}
