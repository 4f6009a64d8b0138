import { Hono } from 'hono';
import { html } from 'hono/html';
import { formatMnt } from '#domain/money.ts';
import * as z from 'zod/mini';
import { HttpError } from '../http/http-error.ts';
import type { OperatorEnv } from '../http/operator-env.ts';
import { both, type Content, framePage, type Text } from '../pages/page-frame.ts';
import { sendPage, sendStyle } from '../pages/send-page.ts';
import { check } from '../http/read-input.ts';
import { toChecksum } from './checksum.ts';
import { golomtClient } from './golomt-client.ts';
import { type CardInvoice, openCardInvoices } from './invoice-store.ts';

const texts = {
  title: ['Зохиомол картын хуудас', 'Made-up card page'],
  note: [
    'Жинхэнэ банк холбогдоогүй: картын мэдээллээ бүү оруулаарай.',
    'No real bank is connected: never type a card here.',
  ],
  pay: ['Төлөх', 'Pay'],
  pause: ['3-D Secure-ээр баталгаажуулах', 'Confirm by 3-D Secure'],
  paused: ['Банк баталгаажуулахыг хүлээж байна.', 'The bank waits for your confirmation.'],
  confirm: ['Баталгаажуулах', 'Confirm'],
  decline: ['Карт татгалзсан', 'The card is declined'],
  untold: ['Төлөөд сайтад мэдэгдэхгүй, хуудсыг хаах', 'Pay, do not tell the site, close the page'],
  closed: ['Төлсөн. Энэ хуудсыг хааж болно.', 'Paid. You may close this page.'],
} as const satisfies Record<string, Text>;

export const cardRoutes = new Hono<OperatorEnv>();

const frame = (content: Content) => framePage({ title: texts.title, note: texts.note, content });
const button = (name: keyof typeof texts, look: string) =>
  html`<button class="${look}" name="decision" value="${name}">${both(texts[name])}</button>`;

async function findInvoice(
  db: OperatorEnv['Bindings']['OPERATOR_DB'],
  invoice: string,
): Promise<CardInvoice> {
  const found = await openCardInvoices(db).findInvoice(invoice);
  if (!found) throw new HttpError(404, 'unknown invoice');
  return found;
}

cardRoutes.get('/payment/:lang/style.css', sendStyle);

cardRoutes.get('/payment/:lang/:invoice', async (c) => {
  const { amount, is_paused } = await findInvoice(c.env.OPERATOR_DB, c.req.param('invoice'));
  return sendPage(
    frame(html`
      <h1>${formatMnt(Number(amount))}</h1>
      <form class="card" method="post">
        ${
          is_paused
            ? html`<p>${both(texts.paused)}</p>
                ${button('confirm', 'main')}`
            : html`${button('pay', 'main')} ${button('pause', 'quiet')}`
        }
        ${button('decline', 'quiet')} ${button('untold', 'quiet')}
      </form>
    `),
  );
});

const ended = z.enum(['pay', 'confirm', 'decline', 'untold']);

const pushMs = 5000;

/** Tells the site's registered address; the checksum is over transactionId, errorCode, amount and token. */
async function push(invoice: CardInvoice, errorCode: string, origin: string): Promise<void> {
  const { transaction_id: transactionId, amount } = invoice;
  const body = {
    amount,
    bank: 'GOLOMT',
    errorCode,
    errorDesc: errorCode === '000' ? '' : 'declined',
    cardHolder: '',
    cardNumber: '411111******1111',
    transactionId,
    token: '',
    checksum: await toChecksum([transactionId, errorCode, amount, '']),
  };
  const sent = fetch(new URL(golomtClient.pushPath, origin), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
    redirect: 'manual',
    signal: AbortSignal.timeout(pushMs),
  });
  // Whoever was not told asks.
  await sent.catch(() => null);
}

/** The way back proves nothing: it only says which transaction to ask for. */
function goBack({ callback, transaction_id, return_type }: CardInvoice, errorCode: string) {
  const fields = { invoice: transaction_id, status_code: errorCode };
  if (return_type === 'POST') {
    return sendPage(
      frame(html`
        <form class="card" method="post" action="${callback}">
          ${Object.entries(fields).map(
            ([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`,
          )}
          <button class="main">${both(['Дэлгүүр рүү буцах', 'Back to the shop'])}</button>
        </form>
      `),
    );
  }
  const address = new URL(callback);
  for (const [name, value] of Object.entries(fields)) address.searchParams.set(name, value);
  return new Response(null, { status: 303, headers: { location: address.href } });
}

cardRoutes.post('/payment/:lang/:invoice', async (c) => {
  const invoices = openCardInvoices(c.env.OPERATOR_DB);
  const found = await findInvoice(c.env.OPERATOR_DB, c.req.param('invoice'));
  const { decision } = await c.req.parseBody();
  if (decision === 'pause') {
    await invoices.pause(found.invoice);
    return new Response(null, { status: 303, headers: { location: c.req.url } });
  }
  check(ended, decision);
  const errorCode = decision === 'decline' ? '116' : '000';
  await invoices.end(found.invoice, errorCode);
  if (decision === 'untold') return sendPage(frame(html`<p>${both(texts.closed)}</p>`));
  await push(found, errorCode, c.env.SITE_ORIGIN ?? c.req.url);
  return goBack(found, errorCode);
});
