import { afterEach, expect, test, vi } from 'vitest';
import { log, type LogFields, setRequestIdSource } from './log.ts';

/** The arguments with which `act` calls this method of the console. */
function readLines(method: 'log' | 'warn' | 'error', act: () => void): unknown[][] {
  const spy = vi.spyOn(console, method).mockReturnValue(undefined);
  spy.mockClear();
  act();
  return [...spy.mock.calls];
}

/** The fields of the one line that `act` writes. */
function readLine(act: () => void): unknown {
  const [[line] = []] = readLines('warn', act);
  return JSON.parse(String(line));
}

afterEach(() => {
  vi.restoreAllMocks();
  setRequestIdSource(() => undefined);
});

test('log writes one line of JSON at the level of its method when an event is reported', () => {
  const fields = { service: 'content', call: '/search', kind: 'status', status: 500, dropped: 2 };
  const expected = [[JSON.stringify({ event: 'upstream-failed', ...fields })]];
  expect(readLines('log', () => log.info('upstream-failed', fields))).toEqual(expected);
  expect(readLines('warn', () => log.warn('upstream-failed', fields))).toEqual(expected);
  expect(readLines('error', () => log.error('upstream-failed', fields))).toEqual(expected);
});

test('log leaves a field out when it is not listed or of another type', () => {
  const fields = { isdn: '99112233', kind: 7, status: '500', ms: NaN } as unknown as LogFields;
  expect(readLine(() => log.warn('x', fields))).toEqual({ event: 'x' });
});

test('log writes a value on one line when it holds line ends, control characters or too much', () => {
  const kind = `a\r\n{"event":"forged"}\u2028\u0000${'b'.repeat(100)}`;
  const line = readLine(() => log.warn('two\nlines', { kind })) as Record<string, string>;
  expect(line['event']).toBe('two lines');
  expect(line['kind']).toMatch(/^a \{"event":"forged"\} b+$/);
  expect(line['kind']).toHaveLength(64);
});

test('log masks a path when it holds a number, a token or what is no path', () => {
  const path = `/service/99112233/${'t'.repeat(43)}/УБ99010203?q=x`;
  expect(readLine(() => log.warn('x', { path }))).toEqual({
    event: 'x',
    path: '/service/#/#/??#?q?x',
  });
});

test('log names the request when a line is written during one', () => {
  setRequestIdSource(() => 'request-1');
  expect(readLine(() => log.warn('x'))).toEqual({ event: 'x', requestId: 'request-1' });
});

test('log writes the class and the place of an error, never its message, when one was thrown', () => {
  const cause = new TypeError('99112233');
  cause.stack = 'TypeError: 99112233\n    at read (file:///dist/assets/cart-x.js:1:20)';
  expect(readLine(() => log.warn('x', { cause }))).toEqual({
    event: 'x',
    error: 'TypeError',
    at: 'read cart-x.js:1:20',
  });
  expect(readLine(() => log.warn('x', { cause: 'secret' }))).toEqual({
    event: 'x',
    error: 'unknown',
  });
});

test('takeOverConsole reduces a line to class and place when others write it, whatever it looks like', async () => {
  // A fresh module, because takeOverConsole can not be undone.
  vi.resetModules();
  const fresh = await import('./log.ts');
  const methods = { ...console };
  const calls = readLines('error', () => {
    fresh.takeOverConsole();
    console.error('{"isdn":"99112233"}');
    console.error(
      'Uncaught exception: TypeError: 99112233\n    at read (file:///dist/assets/cart-x.js:1:20)',
    );
    console.error(new RangeError('99112233'), { isdn: '99112233' });
    fresh.log.error('own', { kind: 'x' });
    Object.assign(console, methods);
  });
  const lines = calls.map(([line]) => JSON.parse(String(line)) as unknown);
  expect(lines).toEqual([
    { event: 'trouble', error: 'unknown' },
    { event: 'trouble', error: 'TypeError', at: 'read cart-x.js:1:20' },
    expect.objectContaining({ event: 'trouble', error: 'RangeError' }),
    { event: 'own', kind: 'x' },
  ]);
  expect(JSON.stringify(calls)).not.toContain('99112233');
  // Files share modules: the next one must not get the logger that has taken over the console.
  vi.resetModules();
});
