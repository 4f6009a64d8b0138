import * as v from 'valibot';
import { expect, test, vi } from 'vitest';
import { visit } from '../../tests/unit/visit.ts';
import { runInContext } from '#request/context.ts';
import { form } from './form.ts';
import { answer } from './outcome.ts';

test('a form that is answered soon has its page made in the same time, and any other in a time of its own', async () => {
  vi.useFakeTimers({ now: 1000, toFake: ['Date'] });
  const times: unknown[] = [];
  for (const soon of [true, false]) {
    const request = visit({ posted: true });
    const slow = form({ name: 'test', input: v.strictObject({}), soon }, async () => {
      times.push([request.callsBy, request.answerBy]);
      vi.setSystemTime(Date.now() + 2000);
      return answer({});
    });
    await runInContext(request, () => slow.answer(new FormData()));
    times.push([request.callsBy, request.answerBy]);
  }
  vi.useRealTimers();
  expect(times).toEqual([
    [3400, 3400],
    [4000, 4000],
    [undefined, undefined],
    [undefined, 8000],
  ]);
});
