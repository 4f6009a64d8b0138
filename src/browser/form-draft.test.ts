import { afterEach, expect, test, vi } from 'vitest';
import { restoreDraft } from './form-draft.ts';

afterEach(() => vi.unstubAllGlobals());

/** What stands in a text field whose page fills in `defaultValue`, after `saved` was left in it before. */
function restore(saved: string, defaultValue: string): string {
  const input = { name: 'phone', type: 'tel', defaultValue, value: defaultValue };
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
