import { afterEach, expect, test, vi } from 'vitest';
import { restoreDraft } from './form-draft.ts';

afterEach(() => vi.unstubAllGlobals());

/** What stands in a text field whose page fills in `defaultValue`, after `saved` was left in it before. */
function restore(saved: string, defaultValue: string): string {
  const hasAttribute = () => false;
  const input = { name: 'phone', type: 'tel', defaultValue, value: defaultValue, hasAttribute };
  vi.stubGlobal('location', { pathname: '/checkout/contact' });
  vi.stubGlobal('document', { querySelector: () => ({ elements: [input] }) });
  vi.stubGlobal('sessionStorage', {
    getItem: () => JSON.stringify([-1, '/checkout/contact', [['phone', saved, false]]]),
    removeItem: () => undefined,
  });
  restoreDraft();
  return input.value;
}

test('what was typed is restored, but an empty field does not empty what the page fills in', () => {
  expect(restore('99112233', '')).toBe('99112233');
  expect(restore('99112233', '88001234')).toBe('99112233');
  expect(restore('', '88001234')).toBe('88001234');
});

/** Selects of which only the first offers what was chosen, as a page is loaded anew; the addresses that were sent. */
function restoreChoices(times?: number) {
  const sent: string[] = [];
  let kept = JSON.stringify([
    -1,
    '/checkout/address',
    [
      ['cityId', 'ub', false],
      ['districtId', 'bayangol', false],
    ],
    ...(times === undefined ? [] : [times]),
  ]);
  const button = { formAction: '', click: () => sent.push(button.formAction) };
  const form = { querySelector: (name: string) => (name.includes('cityId') ? button : null) };
  const toSelect = (name: string, offered: string[]) => ({
    name,
    type: 'select-one',
    form,
    hasAttribute: () => true,
    chosen: '',
    get value() {
      return this.chosen;
    },
    set value(value: string) {
      this.chosen = offered.includes(value) ? value : '';
    },
  });
  const elements = [toSelect('cityId', ['ub']), toSelect('districtId', [])];
  vi.stubGlobal('location', {
    pathname: '/checkout/address',
    search: '?handOff=1',
    hash: '#handOff',
  });
  vi.stubGlobal('document', { querySelector: () => ({ elements }) });
  vi.stubGlobal('sessionStorage', {
    getItem: () => kept,
    removeItem: () => (kept = ''),
    setItem: (_name: string, value: string) => (kept = value),
  });
  restoreDraft();
  return { sent, kept };
}

test('a choice that depends on another is restored by choosing that one again, at the same address', () => {
  const { sent, kept } = restoreChoices();
  expect(sent).toEqual(['/checkout/address?handOff=1#handOff']);
  const [, , fields, times] = JSON.parse(kept) as unknown[];
  expect(fields).toEqual([
    ['cityId', 'ub', false],
    ['districtId', 'bayangol', false],
  ]);
  expect(times).toBe(1);
});

test('a choice that is not offered any more is given up, and not asked for without end', () => {
  expect(restoreChoices(2)).toEqual({ sent: [], kept: '' });
});
