import { expect } from 'vitest';

/** Planted wherever a visitor can put something. */
export const canary = 'CANARY7f3a';
const allowedFields = [
  'requestId',
  'method',
  'path',
  'status',
  'ms',
  'error',
  'event',
  'message',
  'service',
  'call',
  'kind',
  'dropped',
  'count',
  'fields',
  'at',
];

/** Every line is JSON, with no field but the listed ones and nothing in it that a visitor sent. */
export function expectQuietLog(lines: readonly string[]): void {
  const written = lines.join('\n');
  expect(written).not.toContain(canary);
  expect(written).not.toMatch(/no such table|SQLITE|\\n|99112233|УБ99010203/);
  for (const line of lines.flatMap((text) => text.split('\n'))) {
    const fields: unknown = line.startsWith('{') ? JSON.parse(line) : line;
    expect.soft(typeof fields, line).toBe('object');
    expect
      .soft(
        Object.keys(Object(fields)).filter((name) => !allowedFields.includes(name)),
        line,
      )
      .toEqual([]);
  }
}
