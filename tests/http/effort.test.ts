import { expect, test } from 'vitest';
import { toUlaanbaatar } from '#domain/ulaanbaatar-time.ts';
import { translator } from '#i18n/translator.ts';
import { hashText } from '#lib/hash.ts';
import { FlowVisit, homeAddresses, readRefusal, readShown } from './home-internet-visit.ts';
import { origin, queryDatabase, send } from './site.ts';

const t = translator('en');

/** Finishes a flow, and returns where its result is. */
async function finish(visit: FlowVisit): Promise<string> {
  await visit.fillUntilConfirm(homeAddresses.no);
  return (await visit.confirm()).headers.get('location') ?? '';
}

const answer = (visit: FlowVisit, path: string, fields: Record<string, string>) =>
  visit.ask(path, {
    method: 'POST',
    body: new URLSearchParams(fields),
    headers: { origin },
  });

const toToken = (path: string) => new URL(path, origin).searchParams.get('id') ?? '';

/** What is stored of the answers for the order of a result page, and how many messages tell of them. */
async function readAnswers(path: string) {
  const requestId = await hashText(toToken(path));
  const [request] = await queryDatabase(
    `SELECT visitor_id, created_at FROM home_request WHERE id = '${requestId}'`,
  );
  const day = toUlaanbaatar(new Date(Number(request?.['created_at']))).date;
  const id = await hashText(`effort ${String(request?.['visitor_id'])} homeInternet ${day}`);
  const rows = await queryDatabase(
    `SELECT score, comment, key_id, flow FROM effort WHERE id = '${id}'`,
  );
  const messages = await queryDatabase(`SELECT body FROM outbox WHERE key = 'effort ${id}'`);
  return { rows, messages };
}

const readOutbox = async () => (await send('/operator/outbox')).text();

test('the result page asks once how easy it was, and thanks in place', async () => {
  const visit = new FlowVisit();
  const path = await finish(visit);
  const shown = readShown(await (await visit.ask(path)).text());
  expect(shown.choices.get('score')).toEqual(['7', '6', '5', '4', '3', '2', '1']);
  expect(shown.typed).toEqual(expect.not.objectContaining({ score: expect.anything() }));

  const first = await answer(visit, path, { score: '6', comment: 'Хаяг бичих нь удаан\r\nбайлаа' });
  expect([first.status, first.headers.get('location')]).toEqual([303, path]);
  expect(visit.cookies.get('toast')).toBe('success.effort.thanks');
  const page = await (await visit.ask(path)).text();
  expect(page).toContain(t('effort.thanks'));
  expect(page).not.toContain('name="score"');

  // Also on another device of the same customer, which has the link.
  const other = new FlowVisit();
  expect(await (await other.ask(path)).text()).not.toContain('name="score"');
  const second = await answer(other, path, { score: '1', comment: '' });
  expect([second.status, other.cookies.get('toast')]).toEqual([303, 'info.effort.before']);

  const { rows } = await readAnswers(path);
  expect(rows).toEqual([
    { score: 6, flow: 'homeInternet', key_id: expect.any(String), comment: expect.any(String) },
  ]);
  expect(JSON.stringify(rows)).not.toContain('Хаяг');
  // A message that was sent has no body any more.
  await expect.poll(async () => (await readAnswers(path)).messages).toEqual([{ body: '' }]);
  expect(await readOutbox()).toContain('Хаяг бичих нь удаан\nбайлаа');
});

test('of 20 answers at one moment one counts', async () => {
  const visit = new FlowVisit();
  const path = await finish(visit);
  const sent = await Promise.all(
    Array.from({ length: 20 }, (_, i) =>
      answer(new FlowVisit(), path, { score: `${1 + (i % 7)}` }),
    ),
  );
  expect(sent.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 303));
  const { rows, messages } = await readAnswers(path);
  expect([rows.length, messages.length]).toEqual([1, 1]);
});

test.each([
  [{}, 'field-score'],
  [{ score: '8' }, 'field-score'],
  [{ score: '5', comment: 'а'.repeat(501) }, 'field-comment'],
])('what is wrong with an answer is said beside its field: %j', async (fields, id) => {
  const visit = new FlowVisit();
  const path = await finish(visit);
  const refused = await answer(visit, path, fields);
  const html = await refused.text();
  expect(refused.status).toBe(422);
  expect(readRefusal(html)).toEqual({
    title: expect.stringMatching(/^Error:/),
    links: [id],
    lost: [],
  });
  // Nothing that was typed or chosen is lost.
  const kept = readShown(html).typed;
  if ('comment' in fields) expect(kept).toMatchObject({ score: ['5'] });
});

test('nobody is asked, and no answer is taken, when there is no such order, or days later', async () => {
  const none = `/home-internet/result?id=${'A'.repeat(43)}`;
  const visit = new FlowVisit();
  expect((await answer(visit, none, { score: '7' })).status).toBe(422);
  const path = await finish(visit);
  await queryDatabase(
    `UPDATE home_request SET created_at = ${Date.now() - 4 * 86_400_000}
     WHERE id = '${await hashText(toToken(path))}'`,
  );
  expect(await (await visit.ask(path)).text()).not.toContain('name="score"');
  expect((await answer(visit, path, { score: '7' })).status).toBe(422);
});
