'use client';

import { type FormEvent, type ReactNode, useEffect, useRef } from 'react';
import { afterPaint } from '#ui/after-paint.ts';

interface FilterFormProps {
  id: string;
  className: string;
  label: string;
  /** The address that the fields stand for as they were drawn. */
  drawn: string;
  children: ReactNode;
}

/** The address that the browser itself would send the form to, without what was left empty. */
function toAddress(form: HTMLFormElement): string {
  const query = new URLSearchParams();
  for (const [name, value] of new FormData(form)) {
    if (typeof value === 'string' && value !== '') query.append(name, value);
  }
  const search = query.toString();
  const path = new URL(form.action).pathname;
  return search ? `${path}?${search}` : path;
}

/** Followed as any other link of the page is: fetched, hinted at, remembered. */
function follow(form: HTMLFormElement, isChoice: boolean): void {
  const link = document.createElement('a');
  link.href = toAddress(form);
  if (isChoice) link.dataset['choice'] = '';
  form.append(link);
  link.click();
  link.remove();
}

/**
 * A GET form whose answer comes without a new document. Beside the list a tick counts at once; in the sheet of a
 * phone, which covers the list, only the button does.
 */
export function FilterForm({ id, className, label, drawn, children }: FilterFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const touched = useRef<string | null>(null);
  const followed = useRef(drawn);

  // The fields keep what was done to them: they have to follow the address when a link changed it.
  useEffect(() => {
    if (followed.current === drawn) return;
    followed.current = drawn;
    form.current?.reset();
    const name = touched.current;
    touched.current = null;
    if (name) form.current?.querySelector<HTMLElement>(name)?.focus({ preventScroll: true });
  }, [drawn]);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const sheet = event.currentTarget;
    if (sheet.matches(':popover-open')) sheet.hidePopover();
    afterPaint(() => follow(sheet, false));
  };
  const change = ({ target, currentTarget: sheet }: FormEvent<HTMLFormElement>) => {
    const isTick = target instanceof HTMLInputElement && target.type === 'checkbox';
    if (!isTick || sheet.matches(':popover-open')) return;
    touched.current = `[name="${target.name}"][value="${CSS.escape(target.value)}"]`;
    afterPaint(() => follow(sheet, true));
  };
  return (
    <form
      ref={form}
      id={id}
      action="/shop"
      popover="auto"
      aria-label={label}
      className={className}
      onSubmit={submit}
      onChange={change}
    >
      {children}
    </form>
  );
}
