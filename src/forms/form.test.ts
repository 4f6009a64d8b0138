import * as v from 'valibot';
import { expect, test, vi } from 'vitest';
import { visit } from '../../tests/unit/visit.ts';
import { log } from '#lib/log.ts';
import { type RequestContext, runInContext } from '#request/context.ts';
import { asAction, form } from './form.ts';
import { answer, goTo, refuse } from './outcome.ts';

const context = visit({ posted: true, locale: 'en' });
const wrongForm = 'error.generic';
const wrongPhone = 'identity.fault.incomplete';
const wrongTag = 'cart.wrongQuantity';

const input = v.strictObject(
  {
    phone: v.pipe(v.string(wrongPhone), v.regex(/^\d{8}$/, wrongPhone), v.minLength(8, wrongForm)),
    tag: v.optional(v.union([v.string(), v.array(v.string())], wrongTag)),
  },
  wrongForm,
);

type Sent = readonly [string, string | Blob][];

function toForm(fields: Sent): FormData {
  const sent = new FormData();
  for (const [name, value] of fields) {
    if (typeof value === 'string') sent.append(name, value);
    else sent.append(name, value, 'file.txt');
  }
  return sent;
}

const echo = asAction(
  form({ name: 'echo', input, keep: ['phone'] }, async (given, { request }) =>
    answer({ input: given, request }),
  ),
);
const send = (...fields: Sent) => runInContext(context, () => echo(null, toForm(fields)));

test('form gives the parsed input and the request to the handler when the fields fit', async () => {
  expect(await send(['phone', '99112233'])).toEqual({
    ok: true,
    value: { input: { phone: '99112233' }, request: context },
  });
});

test('form leaves control characters out of every field but tabs and line ends, wherever they stand', async () => {
  const result = await send(
    ['phone', '9911\u00002233\u007f'],
    ['tag', 'first\tline\r\nsecond\u0000\u001b[2J\u0085'],
    ['tag', '\u0007'],
  );
  expect(result).toMatchObject({
    value: { input: { phone: '99112233', tag: ['first\tline\r\nsecond[2J', ''] } },
  });
});

test('form makes a list of a field when it is repeated, and drops the framework’s own', async () => {
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

test('form refuses with text, field and what was typed when a field does not fit', async () => {
  const text = 'A number has 8 digits';
  const refused = { ok: false, faults: [{ message: wrongPhone, field: 'phone' }] };
  const one = await send(['phone', '123']);
  expect(one).toMatchObject({ ...refused, typed: { phone: ['123'] } });
  expect(one.ok ? '' : one.faults[0].text).toContain(text.slice(0, 1));
  expect(await send(['phone', '99112233'], ['phone', '99112234'])).toMatchObject({
    ...refused,
    typed: { phone: ['99112233', '99112234'] },
  });
});

test('form names every wrong field at once, and each of them once', async () => {
  const both = form(
    {
      name: 'both',
      input: v.strictObject({ a: input.entries.phone, b: v.string(wrongTag) }, wrongTag),
    },
    async () => answer(null),
  );
  const outcome = await runInContext(context, () => both.answer(toForm([['a', '1']])));
  expect(outcome).toMatchObject({
    faults: [
      { message: wrongPhone, field: 'a' },
      { message: wrongTag, field: 'b' },
    ],
  });
});

test('form refuses a text field when it contains a file', async () => {
  expect(await send(['phone', new Blob(['99112233'])])).toMatchObject({
    faults: [{ message: wrongPhone }],
  });
});

test.each(['extra', '__proto__', 'constructor', 'toString'])(
  'form refuses when it has an unknown field named %s',
  async (name) => {
    expect(await send(['phone', '99112233'], [name, 'x'])).toMatchObject({
      ok: false,
      faults: [{ message: wrongForm }],
    });
  },
);

test.each([null, undefined, 'text', { phone: '99112233' }, []])(
  'form refuses when %j is sent instead of a form',
  async (argument) => {
    const forged = argument as unknown as FormData;
    const result = await runInContext(context, () => echo(null, forged));
    expect(result).toMatchObject({ ok: false, faults: [{ message: wrongForm }], typed: {} });
  },
);

test('form throws when there is no request', async () => {
  await expect(echo(null, new FormData())).rejects.toThrow('no request');
});

test('form refuses and logs when the handler throws, and keeps what was typed', async () => {
  const logged = vi.spyOn(log, 'error').mockReturnValue(undefined);
  const thrown = new Error('99112233 is secret');
  const failing = form(
    { name: 'failing', input, keep: ['phone'], failure: 'request.failed' },
    async () => {
      throw thrown;
    },
  );
  const outcome = await runInContext(context, () =>
    failing.answer(toForm([['phone', '99112233']])),
  );
  expect(outcome).toMatchObject({
    ok: false,
    faults: [{ message: 'request.failed' }],
    typed: { phone: ['99112233'] },
  });
  // The logger writes the class and the place of a cause, never its message.
  expect(logged.mock.calls).toEqual([['form-failed', { kind: 'failing', cause: thrown }]]);
  logged.mockRestore();
});

test('form shows a text of the catalogue when a schema has a message that is no key', async () => {
  const careless = form(
    { name: 'careless', input: v.strictObject({ phone: v.pipe(v.string(), v.minLength(8)) }) },
    async () => answer(null),
  );
  const outcome = await runInContext(context, () => careless.answer(toForm([['phone', '1']])));
  expect(outcome.ok ? '' : outcome.faults[0].text).toMatch(/try again/);
});

test('form asks who sent it after the fields fit, and each guard after the one before', async () => {
  const asked: string[] = [];
  const guarded = form(
    {
      name: 'guarded',
      input,
      who: async (request: RequestContext) => {
        asked.push('who');
        return { request, visitorId: 'v-1' };
      },
      guards: [
        async (_given, { visitorId }) => {
          asked.push(visitorId);
          return null;
        },
        async () => {
          asked.push('second');
          return goTo('/sign-in');
        },
      ],
    },
    async () => {
      asked.push('handler');
      return refuse('error.generic');
    },
  );
  const ask = (phone: string) =>
    runInContext(context, () => guarded.answer(toForm([['phone', phone]])));
  expect(await ask('1')).toMatchObject({ ok: false });
  expect(asked).toEqual([]);
  expect(await ask('99112233')).toEqual({ ok: true, goTo: '/sign-in' });
  expect(asked).toEqual(['who', 'v-1', 'second']);
});
