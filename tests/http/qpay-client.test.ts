import { createServer, type Server } from 'node:http';
import { QPayClient, QPayError } from 'qpay-js';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sendTo } from './send-to.ts';
import { type Operator, startOperator } from './start-operator.ts';

/** The embedded counterpart of QPay, asked by a client that nobody here wrote. */
let operator: Operator;
let merchant: Server;
let qpay: QPayClient;
/** What the counterpart has called back with. */
const called: string[] = [];
let callbackUrl = '';

beforeAll(async () => {
  operator = await startOperator();
  qpay = new QPayClient({
    baseUrl: operator.origin,
    username: 'embedded',
    password: 'embedded',
    invoiceCode: 'EMBEDDED_INVOICE',
    callbackUrl: '',
  });
  merchant = createServer((request, response) => {
    called.push(request.url ?? '');
    response.end('SUCCESS');
  });
  await new Promise<void>((done) => merchant.listen(0, '127.0.0.1', done));
  const address = merchant.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  callbackUrl = `http://127.0.0.1:${address.port}/hooks/qpay/secret?order=1`;
});
afterAll(async () => {
  merchant.close();
  await operator.stop();
});

const invoice = (amount = 25_000) =>
  qpay.createSimpleInvoice({
    invoiceCode: 'EMBEDDED_INVOICE',
    senderInvoiceNo: 'ORDER0001',
    invoiceReceiverCode: 'terminal',
    invoiceDescription: 'Tenger order ORDER0001',
    amount,
    callbackUrl,
  });

const checkInvoice = (id: string) =>
  qpay.checkPayment({
    objectType: 'INVOICE',
    objectId: id,
    offset: { pageNumber: 1, pageLimit: 100 },
  });

/** What a person does in the wallet that the invoice's code opens. */
const inWallet = (qr: string, fields: Readonly<Record<string, string>>) =>
  sendTo(operator.origin, `/operator/wallet?qPay_QRcode=${encodeURIComponent(qr)}`, {
    method: 'POST',
    body: new URLSearchParams(fields),
  });

/** The code of an error, whatever the call answered instead. */
const readCode = async (call: Promise<unknown>) =>
  call.then(
    (value) => value,
    (error: unknown) => (error instanceof QPayError ? [error.statusCode, error.code] : error),
  );

test('a public client gets tokens whose ends are absolute, and refreshes them once', async () => {
  const token = await qpay.getToken();
  expect(token.expiresIn).toBeGreaterThan(Date.now() / 1000 + 80_000);
  const next = await qpay.refreshToken();
  expect(next.accessToken).not.toBe(token.accessToken);
  const stranger = new QPayClient({
    baseUrl: operator.origin,
    username: 'embedded',
    password: 'guess',
    invoiceCode: '',
    callbackUrl: '',
  });
  expect(await readCode(stranger.getToken())).toEqual([401, 'NO_CREDENDIALS']);
});

test('a public client makes an invoice, finds it unpaid, and is called back when it is paid', async () => {
  const made = await invoice();
  expect(made.qrText).toMatch(/^000201.*5303496540525000.*6304[0-9A-F]{4}$/);
  expect(made.urls.map(({ link }) => link).join()).toContain('khanbank://q?qPay_QRcode=');
  expect(await checkInvoice(made.invoiceId)).toEqual({ count: 0, rows: [] });
  await inWallet(made.qrText, { way: 'bank' });
  const paid = await checkInvoice(made.invoiceId);
  expect(paid).toMatchObject({
    count: 1,
    paidAmount: 25_000,
    rows: [{ paymentStatus: 'PAID', paymentAmount: '25000.00', paymentType: 'P2P' }],
  });
  const [row] = paid.rows;
  expect(row?.paymentId).toMatch(/^\d{15}$/);
  expect(called.at(-1)).toBe(`/hooks/qpay/secret?order=1&qpay_payment_id=${row?.paymentId}`);
  expect(await qpay.getPayment(row?.paymentId ?? '')).toMatchObject({ objectId: made.invoiceId });
  // The message can come again, and money can come twice.
  const before = called.length;
  await inWallet(made.qrText, { tell: row?.paymentId ?? '' });
  await inWallet(made.qrText, { way: 'untold' });
  expect(called.length).toBe(before + 1);
  expect(await checkInvoice(made.invoiceId)).toMatchObject({ count: 2, paidAmount: 50_000 });
});

test('a public client refunds a card once and a transfer never', async () => {
  const [byCard, byBank] = [await invoice(), await invoice()];
  await inWallet(byCard.qrText, { way: 'card' });
  await inWallet(byBank.qrText, { way: 'bank' });
  const [card] = (await checkInvoice(byCard.invoiceId)).rows;
  const [bank] = (await checkInvoice(byBank.invoiceId)).rows;
  const refund = (id = '') => readCode(qpay.refundPayment(id, { callbackUrl: '', note: '' }));
  expect(await refund(bank?.paymentId)).toEqual([400, 'PAYMENT_SETTLED']);
  expect(await refund(card?.paymentId)).toBeUndefined();
  expect(await refund(card?.paymentId)).toEqual([400, 'PAYMENT_ALREADY_CANCELED']);
  expect(await checkInvoice(byCard.invoiceId)).toMatchObject({
    paidAmount: 0,
    rows: [{ paymentStatus: 'REFUNDED' }],
  });
});

test('a declined card is a payment without money', async () => {
  const made = await invoice();
  await inWallet(made.qrText, { way: 'decline' });
  expect(await checkInvoice(made.invoiceId)).toMatchObject({
    count: 1,
    paidAmount: 0,
    rows: [{ paymentStatus: 'FAILED', paymentType: 'CARD' }],
  });
});

test('a public client cancels an invoice once, and not when it is paid', async () => {
  const [open, paid] = [await invoice(), await invoice()];
  await inWallet(paid.qrText, { way: 'bank' });
  const cancel = (id: string) => readCode(qpay.cancelInvoice(id));
  expect(await cancel(open.invoiceId)).toBeUndefined();
  expect(await cancel(open.invoiceId)).toEqual([400, 'INVOICE_ALREADY_CANCELED']);
  expect(await cancel(paid.invoiceId)).toEqual([400, 'INVOICE_PAID']);
  expect(await cancel(crypto.randomUUID())).toEqual([422, 'INVOICE_NOTFOUND']);
  // Money that was under way arrives all the same.
  await inWallet(open.qrText, { way: 'bank' });
  expect(await checkInvoice(open.invoiceId)).toMatchObject({ paidAmount: 25_000 });
});

test('a public client registers one receipt for a payment, with a lottery number for a citizen only', async () => {
  const register = async (type: string, receiver?: string) => {
    const made = await invoice(11_000);
    await inWallet(made.qrText, { way: 'bank' });
    const [row] = (await checkInvoice(made.invoiceId)).rows;
    const asked = {
      paymentId: row?.paymentId ?? '',
      ebarimtReceiverType: type,
      ...(receiver && { ebarimtReceiver: receiver }),
    };
    const first = await qpay.createEbarimt(asked);
    expect((await qpay.createEbarimt(asked)).ebarimtReceiptId).toBe(first.ebarimtReceiptId);
    return [first, await qpay.cancelEbarimt(asked.paymentId)];
  };
  const [citizen, canceled] = await register('CITIZEN');
  expect(citizen).toMatchObject({ vatAmount: '1000.00', barimtStatus: 'REGISTERED' });
  expect(citizen?.ebarimtLottery).toMatch(/^TG \d{8}$/);
  expect(canceled?.barimtStatus).toBe('CANCELED');
  const [company] = await register('COMPANY', '12345678901');
  expect(company?.ebarimtLottery ?? null).toBeNull();
});

test('a public client lists the payments of a merchant between two moments of Ulaanbaatar', async () => {
  const made = await invoice();
  await inWallet(made.qrText, { way: 'bank' });
  const toText = (at: number) =>
    new Date(at + 8 * 3_600_000).toISOString().slice(0, 19).replace('T', ' ');
  const list = async (from: number, to: number) =>
    qpay.listPayments({
      objectType: 'MERCHANT',
      objectId: 'EMBEDDED',
      startDate: toText(from),
      endDate: toText(to),
      offset: { pageNumber: 1, pageLimit: 100 },
    });
  const now = Date.now();
  const found = await list(now - 3_600_000, now + 3_600_000);
  expect(found.rows.map((row) => row.objectId)).toContain(made.invoiceId);
  expect((await list(now - 7_200_000, now - 3_600_000)).rows).toEqual([]);
});

test('wrong fields are answered by name, and a wrong invoice code by its own', async () => {
  await qpay.getToken();
  expect(await readCode(invoice(0))).toEqual([400, { amount: expect.any(String) }]);
  const wrong = qpay.createSimpleInvoice({
    invoiceCode: 'OTHER',
    senderInvoiceNo: '1',
    invoiceReceiverCode: 'terminal',
    invoiceDescription: 'x',
    amount: 1000,
    callbackUrl,
  });
  expect(await readCode(wrong)).toEqual([400, 'INVOICE_CODE_INVALID']);
});
