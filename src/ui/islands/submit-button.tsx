'use client';

import { useEffect, useRef, useState } from 'react';

interface SubmitButtonProps {
  label: string;
  /** The label after the form was sent. */
  pending: string;
  className: string;
}

/** The form is sent natively; this only shows that it was sent, until the page is shown again from the history. */
export function SubmitButton({ label, pending, className }: SubmitButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  const [sent, setSent] = useState(false);
  useEffect(() => {
    const form = button.current?.form;
    const onSubmit = (event: Event) => setSent(!event.defaultPrevented);
    const onShow = () => setSent(false);
    form?.addEventListener('submit', onSubmit);
    addEventListener('pageshow', onShow);
    return () => {
      form?.removeEventListener('submit', onSubmit);
      removeEventListener('pageshow', onShow);
    };
  }, []);
  return (
    <>
      <button ref={button} type="submit" aria-disabled={sent || undefined} className={className}>
        {sent ? pending : label}
      </button>
      <span role="status" className="sr-only">
        {sent && pending}
      </span>
    </>
  );
}
