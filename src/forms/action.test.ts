import * as v from 'valibot';
import { expect, test } from 'vitest';
import { visit } from '../../tests/unit/visit.ts';
import { type ActionResult, action } from './action.ts';
import { type RequestContext, runInContext } from '#request/context.ts';

const context = visit({ posted: true });

type Key = 'wrong.form' | 'wrong.phone';
interface Seen {
  input: unknown;
  context: RequestContext;
}

const input = v.strictObject(
  {
    phone: v.pipe(v.string('wrong.phone'), v.regex(/^\d{8}$/, 'wrong.phone')),
    tag: v.optional(v.union([v.string(), v.array(v.string())], 'wrong.form')),
  },
  'wrong.form',
);
const submit = action(
  { input, keep: ['phone'] },
  async (given, at): Promise<ActionResult<Key, Seen>> => ({
    ok: true,
    value: { input: given, context: at },
  }),
);

function send(...fields: [string, string | Blob][]) {
  const form = new FormData();
  for (const [name, value] of fields) {
    if (typeof value === 'string') form.append(name, value);
    else form.append(name, value, 'file.txt');
  }
  return runInContext(context, () => submit(null, form));
}

test('action gives the parsed input and the request to the handler when the form fits', async () => {
  expect(await send(['phone', '99112233'])).toEqual({
    ok: true,
    value: { input: { phone: '99112233' }, context },
  });
});

test('action makes a list of a field when it is repeated, and drops the framework’s own', async () => {
  const result = await send(
    ['$ACTION_ID_x', ''],
    ['$ACTION_REF_1', ''],
    ['$ACTION_1:0', '{}'],
    ['$ACTION_KEY', 'k'],
    ['phone', '99112233'],
    ['tag', 'a'],
    ['tag', 'b'],
  );
  expect(result).toMatchObject({
    ok: true,
    value: { input: { phone: '99112233', tag: ['a', 'b'] } },
  });
});

test('action refuses with the message and the field of the schema when the form does not fit', async () => {
  const refused = { ok: false, message: 'wrong.phone', field: 'phone' };
  expect(await send(['phone', '123'])).toEqual({ ...refused, typed: { phone: ['123'] } });
  expect(await send(['phone', '99112233'], ['phone', '99112234'])).toEqual({
    ...refused,
    typed: { phone: ['99112233', '99112234'] },
  });
});

test('action refuses a text field when it contains a file', async () => {
  expect(await send(['phone', new Blob(['99112233'])])).toMatchObject({ message: 'wrong.phone' });
});

test.each(['extra', '__proto__', 'constructor', 'toString'])(
  'action refuses the form when it has an unknown field named %s',
  async (name) => {
    expect(await send(['phone', '99112233'], [name, 'x'])).toMatchObject({
      ok: false,
      message: 'wrong.form',
    });
  },
);

test('action refuses the form when a field is missing', async () => {
  expect(await send()).toMatchObject({ ok: false, field: 'phone' });
});

test.each([null, undefined, 'text', { phone: '99112233' }, []])(
  'action refuses the argument when it is %j instead of a form',
  async (argument) => {
    const forged = argument as unknown as FormData;
    const result = await runInContext(context, () => submit(null, forged));
    expect(result).toEqual({ ok: false, message: 'wrong.form' });
  },
);

test('action throws when there is no request', async () => {
  await expect(submit(null, new FormData())).rejects.toThrow('no request');
});
