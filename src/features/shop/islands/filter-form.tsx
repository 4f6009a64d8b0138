'use client';

import { type FormEvent, type ReactNode, useEffect, useRef } from 'react';
import { afterPaint } from '#browser/after-paint.ts';
import { dataChoice } from '#browser/page-contract.ts';

interface FilterFormProps {
  id: string;
  className: string;
  label: string;
  /** The address of the filters that the fields were rendered with. */
  renderedHref: string;
  children: ReactNode;
}

/** The address that the browser would submit the form to, without empty fields. */
function toAddress(form: HTMLFormElement): string {
  const query = new URLSearchParams();
  for (const [name, value] of new FormData(form)) {
    if (typeof value === 'string' && value !== '') query.append(name, value);
  }
  const search = query.toString();
  const path = new URL(form.action).pathname;
  return search ? `${path}?${search}` : path;
}

/** Navigates by a click on a temporary link, so that the navigator handles it like any other link. */
function follow(form: HTMLFormElement, isChoice: boolean): void {
  const link = document.createElement('a');
  link.href = toAddress(form);
  if (isChoice) link.setAttribute(dataChoice, '');
  form.append(link);
  link.click();
  link.remove();
}

const isTick = (field: unknown): field is HTMLInputElement =>
  field instanceof HTMLInputElement && field.type === 'checkbox';

/** Beside the list, or in the sheet that is open or closed. */
const isBeside = (form: HTMLFormElement) =>
  getComputedStyle(form).display !== 'none' && !form.matches(':popover-open');

/**
 * A GET form that navigates without a new document. Beside the list a tick applies at once; in the sheet, which
 * covers the list on a phone, only the button applies the filters. A tick that was set before hydration applies then.
 */
export function FilterForm({ id, className, label, renderedHref, children }: FilterFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const touched = useRef<string | null>(null);
  const followed = useRef(renderedHref);

  // Inputs are uncontrolled: when a link has changed the address, they are reset to the rendered values.
  useEffect(() => {
    if (followed.current === renderedHref) return;
    followed.current = renderedHref;
    form.current?.reset();
    const name = touched.current;
    touched.current = null;
    if (name) form.current?.querySelector<HTMLElement>(name)?.focus({ preventScroll: true });
  }, [renderedHref]);

  useEffect(() => {
    const sheet = form.current;
    if (!sheet) return undefined;
    const apply = (tick: HTMLInputElement) => {
      if (!isBeside(sheet)) return;
      touched.current = `[name="${tick.name}"][value="${CSS.escape(tick.value)}"]`;
      afterPaint(() => follow(sheet, true));
    };
    const onChange = ({ target }: Event) => isTick(target) && apply(target);
    // Not React's event: it misses a tick that hydrates the part of the form in which it is.
    sheet.addEventListener('change', onChange);
    const early = [...sheet.elements].find(
      (field) => isTick(field) && field.checked !== field.defaultChecked,
    );
    if (isTick(early)) apply(early);
    return () => sheet.removeEventListener('change', onChange);
  }, []);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const sheet = event.currentTarget;
    if (sheet.matches(':popover-open')) sheet.hidePopover();
    afterPaint(() => follow(sheet, false));
  };
  return (
    <form
      ref={form}
      id={id}
      action="/shop"
      popover="auto"
      aria-label={label}
      className={className}
      // The browser restores no ticks, so that one that differs from the address was set by the reader.
      autoComplete="off"
      onSubmit={submit}
    >
      {children}
    </form>
  );
}
