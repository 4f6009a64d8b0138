import type { SeenRequest } from '../support/listen.ts';
import { startHeldProxy, type Way } from './held-proxy.ts';

/** A call that concerns a payment: its invoice, the question whether it is paid, and which money it was. */
export type Boundary = 'invoice' | 'check' | 'money';

export interface QpayProxy {
  url: string;
  /** What becomes of the calls of a reference from now on. */
  choose: (way: (boundary: Boundary, reference: string) => Way) => void;
  /** What the provider says of a reference's money instead, from now on. */
  alter: (reference: string, fields: Readonly<Record<string, unknown>>) => void;
  /** How many calls are held. */
  held: () => number;
  /** Invoices that were made for a reference. */
  invoicesOf: (reference: string) => readonly string[];
  qrOf: (reference: string) => string;
  /** What the provider's callback brings along. */
  callbackOf: (reference: string) => string;
  close: () => Promise<void>;
}

const toBoundary = ({ method, path }: SeenRequest): Boundary | null => {
  if (method === 'POST' && path === '/v2/invoice') return 'invoice';
  if (path === '/v2/payment/check') return 'check';
  return method === 'GET' && path.startsWith('/v2/payment/') ? 'money' : null;
};

/** Stands before QPay, which the embedded operator plays, and holds calls before or after they had their effect. */
export async function startQpayProxy(operatorOrigin: string): Promise<QpayProxy> {
  let choose: (boundary: Boundary, reference: string) => Way = () => 'pass';
  const altered = new Map<string, Readonly<Record<string, unknown>>>();
  /** By the id of an invoice, or of a payment. */
  const referenceOf = new Map<string, string>();
  const invoices = new Map<string, string[]>();
  const codes = new Map<string, string>();
  const callbacks = new Map<string, string>();

  function toReference({ path, body }: SeenRequest, boundary: Boundary): string {
    if (boundary === 'money') return referenceOf.get(path.split('/').at(-1) ?? '') ?? '';
    const sent = JSON.parse(body) as { sender_invoice_no?: string; object_id?: string };
    return sent.sender_invoice_no ?? referenceOf.get(sent.object_id ?? '') ?? '';
  }
  function learn(boundary: Boundary, reference: string, text: string, sent = '') {
    if (boundary === 'invoice') {
      const { callback_url: callback = '' } = JSON.parse(sent) as { callback_url?: string };
      callbacks.set(reference, URL.parse(callback)?.search ?? '');
    }
    const body = JSON.parse(text) as {
      invoice_id?: string;
      qr_text?: string;
      rows?: { payment_id: string }[];
    };
    if (boundary === 'invoice' && body.invoice_id) {
      referenceOf.set(body.invoice_id, reference);
      invoices.set(reference, [...(invoices.get(reference) ?? []), body.invoice_id]);
      codes.set(reference, body.qr_text ?? '');
    }
    for (const { payment_id: id } of body.rows ?? []) referenceOf.set(id, reference);
  }
  const referenceIn = (seen: SeenRequest): [Boundary | null, string] => {
    const boundary = toBoundary(seen);
    return [boundary, boundary ? toReference(seen, boundary) : ''];
  };
  const server = await startHeldProxy(operatorOrigin, {
    decide: (seen) => {
      const [boundary, reference] = referenceIn(seen);
      return boundary ? choose(boundary, reference) : 'pass';
    },
    learn: (seen, text) => {
      const [boundary, reference] = referenceIn(seen);
      if (!boundary) return undefined;
      learn(boundary, reference, text, seen.body);
      const fields = boundary === 'money' ? altered.get(reference) : undefined;
      return fields && JSON.stringify({ ...(JSON.parse(text) as object), ...fields });
    },
  });
  return {
    url: server.url,
    choose: (way) => {
      choose = way;
    },
    alter: (reference, fields) => {
      altered.set(reference, fields);
    },
    held: server.held,
    invoicesOf: (reference) => invoices.get(reference) ?? [],
    qrOf: (reference) => codes.get(reference) ?? '',
    callbackOf: (reference) => callbacks.get(reference) ?? '',
    close: server.close,
  };
}
