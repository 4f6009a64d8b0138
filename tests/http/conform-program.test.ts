import { execFile } from 'node:child_process';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { plainToken } from '../support/plain-services/create-plain-services.ts';
import { servePlain } from './serve-plain.ts';
import { type Operator, startOperator } from './start-operator.ts';

const number = '99110099';

let operator: Operator;
beforeAll(async () => {
  operator = await startOperator();
});
afterAll(() => operator.stop());

const json = (data: unknown) => Response.json({ data });

/** The status and what was written; a secret in the environment stands for that of a real service. */
const run = (args: readonly string[]): Promise<{ code: number; written: string }> =>
  new Promise((resolve) => {
    const env = { ...process.env, ABOUT_US_TOKEN: 'SECRET-TOKEN' };
    execFile(
      'node',
      ['scripts/conform.ts', '--patient', ...args],
      { env },
      (error, stdout, stderr) => {
        resolve({ code: Number(error?.code ?? 0), written: stdout + stderr });
      },
    );
  });

test('the program exits with 1 where a page would be empty, and writes no value that was sent or received', async () => {
  const plain = await servePlain({}, (path) => {
    if (path === '/branch/list') return new Response('{"message":"Бат"}', { status: 500 });
    if (path !== '/city/list') return undefined;
    const city = { id: 1, nameMn: 'Хот', nameEn: 'City', kind: 'CITY' };
    return json([{ ...city, 99112233: 'Бат', 'bat@example.mn': 1 }]);
  });
  const asked = ['--content', plain.url, '--commerce', plain.url, '--number', number, '--write'];
  for (const args of [asked, [...asked, '--json']]) {
    const { code, written } = await run(args);
    expect(code).toBe(1);
    expect(written).toContain('GET /branch/list');
    for (const value of [
      'SECRET',
      number,
      '99112233',
      'Бат',
      'bat@',
      'Утас 1',
      'Хот',
      plainToken,
    ]) {
      expect(written).not.toContain(value);
    }
  }
  const { code, written } = await run(['--content', 'https://user:pass@example.mn']);
  expect([code, written.includes('pass')]).toEqual([2, false]);
  const forgotten = await run(['--content', '--commerce']);
  expect(forgotten.code).toBe(2);
  expect(forgotten.written).not.toMatch(/^ +at /m);
  await plain.close();
});

test('the program exits with 0 where the embedded operator answers', async () => {
  const at = operator.origin;
  const { code, written } = await run(['--content', at, '--commerce', at, '--mobile', at]);
  // It leaves the site's own texts that bind in force.
  expect(written).toMatch(/\nconforms: \d+ good, 1 with less, 0 failing/);
  expect(code).toBe(0);
});
