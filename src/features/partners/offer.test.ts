import { afterEach, expect, test, vi } from 'vitest';
import { DB, settings } from '#env.ts';
import { newOperationId } from '#forms/operation-id.ts';
import { drainOutbox } from '#forms/outbox.ts';
import { runInContext } from '#request/context.ts';
import * as email from '#services/email.ts';
import { visit } from '../../../tests/unit/visit.ts';
import { offerForm } from './offer-form.ts';
import { partnerTopic } from './topic.ts';

const offer = {
  organisation: 'Нүүдэл ХХК',
  name: 'Бат',
  phone: '99112233',
  email: 'bat@example.mn',
  text: 'Нэг.\r\n\r\nХоёр.',
};

let networks = 0;
const send = (fields: Record<string, string>, network = `10.9.${(networks += 1)}`) =>
  runInContext(visit({ posted: true, network }), () => {
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.append(name, value);
    return offerForm.answer(form);
  });
const drain = () => drainOutbox(DB, () => Date.now() + 120_000, [partnerTopic]);
const readBodies = async () =>
  (
    await DB.prepare(`SELECT body FROM outbox WHERE topic = 'partner-offer'`).all<{
      body: string;
    }>()
  ).results.map(({ body }) => body);

afterEach(async () => {
  vi.restoreAllMocks();
  await DB.exec(`DELETE FROM outbox`);
});

test('an offer goes to the operator’s address once, and nothing of it is stored that can be read', async () => {
  const mail = vi.spyOn(email, 'sendEmail').mockResolvedValue({
    ok: false,
    error: Object.assign(new Error('later'), { kind: 'status' as const, status: 503 }) as never,
  });
  const fields = { ...offer, op: newOperationId() };
  for (let times = 0; times < 2; times += 1) {
    expect(await send(fields)).toMatchObject({ ok: true, goTo: '/cooperation' });
  }
  const [body = '', ...others] = await readBodies();
  expect(others).toEqual([]);
  for (const value of [offer.organisation, offer.name, offer.phone, offer.email, 'Хоёр']) {
    expect(body).not.toContain(value);
  }
  mail.mockResolvedValue({ ok: true, value: null as never });
  await drain();
  expect(mail.mock.lastCall?.[1]).toEqual({
    address: settings().PARTNER_EMAIL,
    subject: expect.stringContaining(offer.organisation),
    text: expect.stringMatching(/Бат\n.*99112233\n.*bat@example\.mn\n\nНэг\.\n\nХоёр\.$/s),
  });
  expect(await readBodies()).toEqual(['']);
});

test.each([
  ['organisation', ''],
  ['name', ' '],
  ['phone', '12'],
  ['email', 'bat'],
  ['text', '\n'],
  ['text', 'x'.repeat(2001)],
])('an offer is refused at its field where %s is wrong', async (field, value) => {
  const answer = await send({ ...offer, [field]: value, op: newOperationId() });
  expect(answer).toMatchObject({ ok: false, faults: [{ field }] });
  expect(await readBodies()).toEqual([]);
});

test('a program that sends one offer after another is stopped', async () => {
  const answers = [];
  for (let times = 0; times < 6; times += 1) {
    answers.push(await send({ ...offer, op: newOperationId() }, '10.9.250'));
  }
  expect(answers.map(({ ok }) => ok)).toEqual([true, true, true, true, true, false]);
  expect(answers.at(-1)).toMatchObject({ status: 429 });
});
