import * as v from 'valibot';
import { expect, test } from 'vitest';
import { visit } from '../../tests/unit/visit.ts';
import { runInContext } from '#request/context.ts';
import { form } from './form.ts';
import type { FormOperation } from './operation.ts';
import { answer } from './outcome.ts';

const input = v.strictObject({ phone: v.string(), tag: v.optional(v.string()) });

test('form tells an operation that is sent again from another one when it takes effect once', async () => {
  const seen: FormOperation[] = [];
  const once = form({ name: 'once', input, once: true }, async (_given, _caller, operation) => {
    seen.push(operation);
    return answer(null);
  });
  const sendOnce = (...fields: [string, string][]) => {
    const sent = new FormData();
    for (const [name, value] of fields) sent.append(name, value);
    return runInContext(visit({ posted: true }), () => once.answer(sent));
  };
  const op = 'a'.repeat(32);
  await sendOnce(['op', op], ['phone', '99112233'], ['tag', 'x']);
  await sendOnce(['tag', 'x'], ['phone', '99112233'], ['op', op]);
  await sendOnce(['op', op], ['phone', '99112234'], ['tag', 'x']);
  const [first, again, other] = seen;
  expect(first).toMatchObject({ id: op, form: 'once' });
  expect(again).toEqual(first);
  expect(other?.requestHash).not.toBe(first?.requestHash);
  for (const wrong of [
    [],
    [['op', 'short']],
    [
      ['op', op],
      ['op', op],
    ],
  ] as [string, string][][]) {
    expect(await sendOnce(...wrong, ['phone', '99112233'])).toMatchObject({ ok: false });
  }
  expect(seen).toHaveLength(3);
});
