import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { beginAtHeading } from './begin-at-heading.ts';
import { watchLeaving } from './leaving.ts';

const heading = { focus: vi.fn<() => void>() };
let stored: Record<string, unknown> = {};
let submit: (event: object) => void = () => {};
let asked: object | null = null;

beforeEach(() => {
  asked = null;
  heading.focus.mockClear();
  vi.useFakeTimers();
  stored = { removeItem: (name: string) => delete stored[name] };
  vi.stubGlobal('sessionStorage', stored);
  const body = {};
  vi.stubGlobal('document', {
    body,
    activeElement: body,
    querySelector: (what: string) => (what === 'main h1' ? heading : asked),
  });
  vi.stubGlobal('addEventListener', (name: string, hear: typeof submit) => {
    if (name === 'submit') submit = hear;
    // Nothing was sent before.
    if (name === 'pageshow') hear({});
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Sends a form from one page; whether the page that it leads to begins at its heading. */
function lead(from: string, to: string, { method = 'post', hash = '' } = {}): boolean {
  watchLeaving();
  vi.stubGlobal('location', { pathname: from, hash: '' });
  submit({ target: { method }, defaultPrevented: false });
  vi.runAllTimers();
  vi.stubGlobal('location', { pathname: to, hash });
  beginAtHeading();
  return heading.focus.mock.calls.length > 0;
}

test('the step that a form leads to begins at its heading, once', () => {
  expect(lead('/pay/bill', '/pay/bill/pay')).toBe(true);
  heading.focus.mockClear();
  beginAtHeading();
  expect(heading.focus).not.toHaveBeenCalled();
});

test('the focus stays where a form leads back to its page, to a place on one, or where something asks for it', () => {
  expect(lead('/cart', '/cart')).toBe(false);
  expect(lead('/coverage', '/order', { hash: '#place' })).toBe(false);
  expect(lead('/coverage', '/search', { method: 'get' })).toBe(false);
  asked = {};
  expect(lead('/pay/bill', '/pay/bill/number')).toBe(false);
});
