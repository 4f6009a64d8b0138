import { GolomtClient } from '@mongolian-payment/golomt';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sendTo } from './send-to.ts';
import { type Operator, startOperator } from './start-operator.ts';

/** The embedded counterpart of a bank's card page, asked by a client that nobody here wrote. */
let operator: Operator;
let bank: GolomtClient;

beforeAll(async () => {
  operator = await startOperator();
  bank = open('embedded');
});
afterAll(() => operator.stop());

const open = (secret: string) =>
  new GolomtClient({ endpoint: operator.origin, secret, bearerToken: 'embedded' });

let count = 0;
const create = async (client = bank) => {
  count += 1;
  const transactionId = `T${String(count).padStart(8, '0')}`;
  const made = await client.createInvoice({
    amount: 25_000,
    transactionId,
    returnType: 'GET',
    callback: `${operator.origin}/return`,
    getToken: false,
    socialDeeplink: false,
  });
  return { ...made, transactionId };
};

const decide = (invoice: string, decision: string) =>
  sendTo(operator.origin, new URL(bank.getPaymentUrl(invoice)).pathname, {
    method: 'POST',
    body: new URLSearchParams({ decision }),
  });

test('a public client makes an invoice, and reads that the card was accepted', async () => {
  const made = await create();
  expect(await bank.inquiry(made.transactionId)).toMatchObject({
    status: 'PENDING',
    errorCode: '',
  });
  const back = await decide(made.invoice, 'pay');
  expect(back.headers.get('location')).toBe(
    `${operator.origin}/return?invoice=${made.transactionId}&status_code=000`,
  );
  expect(await bank.inquiry(made.transactionId)).toMatchObject({
    status: 'SENT',
    errorCode: '000',
    amount: '25000.00',
  });
  // What was paid can not be declined afterwards.
  await decide(made.invoice, 'decline');
  expect(await bank.inquiry(made.transactionId)).toMatchObject({ errorCode: '000' });
});

test('a public client reads that a card was declined, and waits while its bank asks', async () => {
  const made = await create();
  await decide(made.invoice, 'pause');
  const page = await sendTo(operator.origin, new URL(bank.getPaymentUrl(made.invoice)).pathname);
  expect(await page.text()).toContain('The bank waits');
  expect(await bank.inquiry(made.transactionId)).toMatchObject({ status: 'PENDING' });
  await decide(made.invoice, 'decline');
  expect(await bank.inquiry(made.transactionId)).toMatchObject({ errorCode: '116' });
});

test('a public client with another secret, or a transaction that was used, is refused', async () => {
  await expect(create(open('guess'))).rejects.toMatchObject({ statusCode: 403 });
  const made = await create();
  count -= 1;
  await expect(create()).rejects.toMatchObject({ statusCode: 400 });
  await expect(open('guess').inquiry(made.transactionId)).rejects.toMatchObject({
    statusCode: 403,
  });
});
