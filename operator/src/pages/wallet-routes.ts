import { Hono } from 'hono';
import { html } from 'hono/html';
import * as z from 'zod/mini';
import { formatMnt } from '#domain/money.ts';
import { toClock, toNumericDate } from '#domain/ulaanbaatar-time.ts';
import type { OperatorEnv } from '../http/operator-env.ts';
import { HttpError } from '../http/http-error.ts';
import { check } from '../http/read-input.ts';
import { callBack } from '../qpay/call-back.ts';
import { type Invoice, openInvoices, type Payment } from '../qpay/invoice-store.ts';
import { both, type Content, framePage, type Text } from './page-frame.ts';
import { sendPage } from './send-page.ts';

/** What a wallet does with an invoice: how it is paid, how much, and whether the merchant is told. */
interface Way {
  label: Text;
  type: Payment['type'];
  status: 'PAID' | 'FAILED';
  /** Of the amount. */
  share: number;
  isTold: boolean;
}

const ways = {
  bank: {
    label: ['Банкны апп-аар төлөх', 'Pay by bank app'],
    type: 'P2P',
    status: 'PAID',
    share: 1,
    isTold: true,
  },
  card: {
    label: ['Картаар төлөх', 'Pay by card'],
    type: 'CARD',
    status: 'PAID',
    share: 1,
    isTold: true,
  },
  decline: {
    label: ['Карт татгалзсан', 'The card is declined'],
    type: 'CARD',
    status: 'FAILED',
    share: 1,
    isTold: true,
  },
  untold: {
    label: ['Төлөөд сайтад мэдэгдэхгүй', 'Pay, and do not tell the site'],
    type: 'P2P',
    status: 'PAID',
    share: 1,
    isTold: false,
  },
  half: {
    label: ['Дүнгийн талыг төлөх', 'Pay half of the amount'],
    type: 'P2P',
    status: 'PAID',
    share: 0.5,
    isTold: true,
  },
} as const satisfies Record<string, Way>;
const wayName = z.enum(Object.keys(ways) as [keyof typeof ways, ...(keyof typeof ways)[]]);

const texts = {
  title: ['Зохиомол хэтэвч', 'Made-up wallet'],
  note: [
    'Жинхэнэ QPay холбогдоогүй: энд төлсөн мөнгө зохиомол.',
    'No real QPay is connected: the money paid here is made up.',
  ],
  otherwise: ['Эсвэл өөрөөр төлөхийг турших:', 'Or try other ways to pay:'],
  tell: ['Сайтад (дахин) мэдэгдэх', 'Tell the site (again)'],
  told: ['Сайт мэдэгдлийг хүлээн авлаа.', 'The site took the message.'],
  untold: ['Сайт мэдэгдлийг хүлээн аваагүй.', 'The site did not take the message.'],
  none: [
    'Нэхэмжлэхийн кодыг сайтын төлбөрийн хуудаснаас нээнэ үү.',
    'Open the code of an invoice from the payment page of the site.',
  ],
  expired: ['Нэхэмжлэхийн хугацаа дууссан.', 'The invoice has ended.'],
  states: {
    OPEN: ['Төлөгдөөгүй', 'Not paid'],
    CLOSED: ['Төлөгдсөн', 'Paid'],
    CANCELED: ['Цуцлагдсан', 'Canceled'],
  },
} as const;

export const walletRoutes = new Hono<OperatorEnv>();

const toAction = ({ qr_text }: Invoice) => `wallet?qPay_QRcode=${encodeURIComponent(qr_text)}`;

/** A bank's payments have fifteen digits, a card's a UUID. */
const newPaymentId = (type: Payment['type']) =>
  type === 'CARD'
    ? crypto.randomUUID()
    : Array.from(crypto.getRandomValues(new Uint8Array(15)), (byte, at) =>
        at === 0 ? (byte % 9) + 1 : byte % 10,
      ).join('');

const button = (name: keyof typeof ways, look: string) =>
  html`<button class="${look}" name="way" value="${name}">${both(ways[name].label)}</button>`;

const paymentItem = ({ payment_id, status, type, amount, paid_at }: Payment) =>
  html`<li>
    <b>${formatMnt(amount)}</b> · ${status} · ${type}
    <p class="small">${payment_id} · ${toNumericDate(paid_at)} ${toClock(paid_at)}</p>
    <button class="quiet" name="tell" value="${payment_id}">${both(texts.tell)}</button>
  </li>`;

/** An invoice that has ended or was canceled can be paid all the same, as money may come late. */
function invoicePage(invoice: Invoice, payments: readonly Payment[], sent?: string): Content {
  const isOver = invoice.expires_at !== null && invoice.expires_at <= Date.now();
  return html`
    <h1>${formatMnt(invoice.amount)}</h1>
    ${sent === 'taken' ? html`<p class="card" role="status">${both(texts.told)}</p>` : ''}
    ${sent === 'refused' ? html`<p class="card wrong" role="alert">${both(texts.untold)}</p>` : ''}
    <form class="card" method="post" action="${toAction(invoice)}">
      <p>${invoice.description}</p>
      <p class="small">${invoice.sender_invoice_no}</p>
      <p>${both(texts.states[invoice.status])}</p>
      ${isOver ? html`<p class="wrong">${both(texts.expired)}</p>` : ''} ${button('bank', 'main')}
      ${button('card', 'main')}
      <p class="small">${both(texts.otherwise)}</p>
      ${button('decline', 'quiet')} ${button('untold', 'quiet')} ${button('half', 'quiet')}
      ${
        payments.length > 0
          ? html`<ul>
              ${payments.map(paymentItem)}
            </ul>`
          : ''
      }
    </form>
  `;
}

const frame = (content: Content) => framePage({ title: texts.title, note: texts.note, content });

async function findInvoice(
  db: OperatorEnv['Bindings']['OPERATOR_DB'],
  qr: string,
): Promise<Invoice> {
  const found = await openInvoices(db).findByQr(qr);
  if (!found) throw new HttpError(404, 'unknown invoice');
  return found;
}

walletRoutes.get('/wallet', async (c) => {
  const qr = c.req.query('qPay_QRcode');
  if (!qr) return sendPage(frame(html`<p>${both(texts.none)}</p>`));
  const invoice = await findInvoice(c.env.OPERATOR_DB, qr);
  const payments = await openInvoices(c.env.OPERATOR_DB).listPayments(invoice.invoice_id, {
    limit: 20,
    offset: 0,
  });
  return sendPage(frame(invoicePage(invoice, payments, c.req.query('sent'))));
});

/** What somebody does in a bank's app: pays in some way, or has the message sent again. */
walletRoutes.post('/wallet', async (c) => {
  const invoices = openInvoices(c.env.OPERATOR_DB);
  const invoice = await findInvoice(c.env.OPERATOR_DB, c.req.query('qPay_QRcode') ?? '');
  const { way, tell } = await c.req.parseBody();
  const back = (sent: string) =>
    new Response(null, {
      status: 303,
      headers: { location: `/operator/${toAction(invoice)}${sent && `&sent=${sent}`}` },
    });
  if (typeof tell === 'string') {
    const paid = await invoices.findPayment(tell);
    if (paid?.invoice_id !== invoice.invoice_id) throw new HttpError(404, 'unknown payment');
    return back(await callBack(invoice, paid.payment_id));
  }
  const { type, status, share, isTold } = ways[check(wayName, way)];
  const payment = {
    payment_id: newPaymentId(type),
    invoice_id: invoice.invoice_id,
    type,
    status,
    amount: Math.round(invoice.amount * share),
    paid_at: Date.now(),
  };
  await invoices.pay(payment);
  return back(isTold ? await callBack(invoice, payment.payment_id) : '');
});
