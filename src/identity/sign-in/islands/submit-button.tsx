'use client';

import { useEffect, useRef, useState } from 'react';

interface SubmitButtonProps {
  label: string;
  /** While the answer is on its way. */
  pending: string;
  className: string;
}

/** The form goes out natively; this only says that it has. A page that is come back to says so no more. */
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
