'use client';

import { useEffect, useRef, useState } from 'react';
import { type Wait, useSecondsLeft } from './use-seconds-left.ts';

interface SubmitButtonProps {
  label: string;
  /** The label after the form was sent. */
  pending: string;
  className: string;
  /** Of a form with several buttons: which one was pressed. */
  name?: string | undefined;
  value?: string | undefined;
  /** The form is taken from then on only. */
  wait?: Wait & {
    /** The label until scripts run, which names the time of day. */
    from: string;
    /** The label while scripts count; `#` is the placeholder for the seconds. */
    in: string;
  };
}

/**
 * The form is sent natively; this only shows that it was sent, until the page is shown again from the history, and
 * keeps one back that would be refused because it comes too early.
 */
export function SubmitButton({ label, pending, className, name, value, wait }: SubmitButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  const [sent, setSent] = useState(false);
  const left = useSecondsLeft(wait);
  const isWaiting = left !== null && left > 0;
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
  const rest = wait && left === null && wait.at > wait.now ? wait.from : label;
  const shown = wait && isWaiting ? wait.in.replace('#', String(left)) : rest;
  return (
    <>
      <button
        ref={button}
        type="submit"
        name={name}
        value={value}
        // Not `disabled`: the button would lose its focus.
        aria-disabled={sent || isWaiting || undefined}
        onClick={(event) => isWaiting && event.preventDefault()}
        className={wait ? `${className} numbers aria-disabled:text-muted` : className}
      >
        {sent ? pending : shown}
      </button>
      <span role="status" className="sr-only">
        {sent && pending}
      </span>
    </>
  );
}
