import {
  qpayCancelContract,
  qpayCheckContract,
  qpayInvoiceContract,
  type QpayInvoice,
  qpayListContract,
  qpayPaymentContract,
  type QpayPayment,
  qpayReceiptContract,
  qpayReceiptReturnContract,
  qpayRefundContract,
} from '#contracts/payment/qpay.ts';
import type { Contract } from '#contracts/contract.ts';
import { toClock, toNumericDate } from '#domain/ulaanbaatar-time.ts';
import { settings, waitUntil } from '#env.ts';
import { mapOutcome } from '#lib/outcome.ts';
import { type NewQpayInvoice, toInvoiceBody } from './qpay-invoice.ts';
import { createQpayTokens, type QpayParts } from './qpay-token.ts';
import { callUpstream, toOne, type UpstreamRequest } from './upstream/call-upstream.ts';
import type { Outcome, UpstreamError } from './upstream/upstream-error.ts';

export type Refund =
  | 'refunded'
  /** A transfer has reached the account already: it goes back by hand. */
  | 'settled';

const pageSize = 100;
/** A receipt is nothing that a page waits for. */
const receiptMs = 30_000;
/** So many pages of a day's payments are read at most. */
const maxPages = 1000;
const toMoment = (at: number) =>
  `${toNumericDate(at).replaceAll('.', '-')} ${toClock(at)}:${String(Math.floor(at / 1000) % 60).padStart(2, '0')}`;

/** The client of QPay v2. */
export function createQpay(parts: QpayParts) {
  const { ensureToken, forget } = createQpayTokens(parts);

  /** Calls with a token, and once more with a new one where the provider knows the first no longer. */
  async function call<Shape extends Contract['shape']>(
    contract: Contract<Shape, never>,
    request: Omit<UpstreamRequest<never>, 'bearer'>,
  ) {
    for (let isLast = false; ; isLast = true) {
      const token = await ensureToken();
      if (!token.ok) return token;
      const bearer = token.value.access_token;
      const answer = await parts.call(contract, { ...request, bearer, repeat: false });
      if (isLast || answer.ok || answer.error.status !== 401) return mapOutcome(answer, toOne);
      forget(bearer);
    }
  }

  const checkPage = (invoiceId: string) =>
    call(qpayCheckContract, {
      body: {
        object_type: 'INVOICE',
        object_id: invoiceId,
        offset: { page_number: 1, page_limit: pageSize },
      },
    });

  return {
    /** Not idempotent: an unclear answer is settled by looking for payments, never by sending it again. */
    createInvoice: (asked: NewQpayInvoice): Promise<Outcome<QpayInvoice>> =>
      call(qpayInvoiceContract, { body: toInvoiceBody(asked, parts.settings()) }),

    /** All payments of an invoice, whatever their status; none while it is unpaid. */
    listOfInvoice: async (invoiceId: string): Promise<Outcome<QpayPayment[]>> =>
      mapOutcome(await checkPage(invoiceId), ({ rows }) => rows),

    /** A payment with the invoice that it belongs to. */
    findPayment: (id: string): Promise<Outcome<QpayPayment>> =>
      call(qpayPaymentContract, { params: { id } }),

    /** The merchant's payments of some time, `to` excluded. */
    listBetween: async (from: number, to: number): Promise<Outcome<QpayPayment[]>> => {
      const found: QpayPayment[] = [];
      for (let page = 1; page <= maxPages; page += 1) {
        const listed = await call(qpayListContract, {
          body: {
            object_type: 'MERCHANT',
            object_id: parts.settings().QPAY_USERNAME,
            start_date: toMoment(from),
            end_date: toMoment(to),
            offset: { page_number: page, page_limit: pageSize },
          },
        });
        if (!listed.ok) return listed;
        found.push(...listed.value.rows);
        if (listed.value.rows.length < pageSize) break;
      }
      return { ok: true, value: found };
    },

    /** Ends an invoice; `paid` where money was faster. Ended before counts as ended. */
    cancelInvoice: async (id: string): Promise<Outcome<'canceled' | 'paid'>> => {
      const canceled = await call(qpayCancelContract, { params: { id } });
      if (canceled.ok) return { ok: true, value: 'canceled' };
      const { error } = canceled;
      if (error.says('INVOICE_ALREADY_CANCELED')) return { ok: true, value: 'canceled' };
      return error.says('INVOICE_PAID') ? { ok: true, value: 'paid' } : canceled;
    },

    /** Gives a card's money back; done before counts as done. */
    refund: async (id: string): Promise<Outcome<Refund>> => {
      const refunded = await call(qpayRefundContract, { params: { id } });
      if (refunded.ok) return { ok: true, value: 'refunded' };
      const { error } = refunded;
      if (error.says('PAYMENT_SETTLED')) return { ok: true, value: 'settled' };
      return error.says('PAYMENT_ALREADY_CANCELED') ? { ok: true, value: 'refunded' } : refunded;
    },

    /** Registers the tax receipt of a payment, of a company by its number. */
    registerReceipt: (id: string, companyTin: string | null) =>
      call(qpayReceiptContract, {
        body: {
          payment_id: id,
          ebarimt_receiver_type: companyTin === null ? 'CITIZEN' : 'COMPANY',
          ...(companyTin !== null && { ebarimt_receiver: companyTin }),
        },
        deadlineMs: receiptMs,
      }),

    returnReceipt: async (id: string): Promise<Outcome<null>> =>
      mapOutcome(
        await call(qpayReceiptReturnContract, { params: { id }, deadlineMs: receiptMs }),
        () => null,
      ),
  };
}

export const qpay = createQpay({ call: callUpstream, settings, now: Date.now, waitUntil });

const unclear = new Set(['timeout', 'network', 'not-json', 'shape', 'too-large', 'redirect']);

/** Whether a failure leaves open what the provider has done: it is asked, and never sent again. */
export const isUnclear = ({ kind, status = 0 }: UpstreamError): boolean =>
  unclear.has(kind) || status >= 500;
