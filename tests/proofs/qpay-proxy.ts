import { listen, type SeenRequest } from '../support/listen.ts';

/** A call that concerns a payment: its invoice, the question whether it is paid, and which money it was. */
export type Boundary = 'invoice' | 'check' | 'money';
export type Way = 'pass' | 'held-before' | 'held-after';

/** The settings of a site whose QPay is at this address, and whose receipts QPay registers. */
export const toQpayVars = (url: string) => ({
  QPAY_BASE_URL: url,
  QPAY_USERNAME: 'embedded',
  QPAY_PASSWORD: 'embedded',
  QPAY_INVOICE_CODE: 'EMBEDDED_INVOICE',
  EBARIMT_DISTRICT_CODE: '3505',
  RECEIPT_CODES: 'goods=4732100,digital=8413100,service=8411100,delivery=6802200',
});

export interface QpayProxy {
  url: string;
  /** What becomes of the calls of a reference from now on. */
  choose: (way: (boundary: Boundary, reference: string) => Way) => void;
  /** How many calls are held. */
  held: () => number;
  /** Invoices that were made for a reference. */
  invoicesOf: (reference: string) => readonly string[];
  qrOf: (reference: string) => string;
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
  let held = 0;
  /** By the id of an invoice, or of a payment. */
  const referenceOf = new Map<string, string>();
  const invoices = new Map<string, string[]>();
  const codes = new Map<string, string>();

  function toReference({ path, body }: SeenRequest, boundary: Boundary): string {
    if (boundary === 'money') return referenceOf.get(path.split('/').at(-1) ?? '') ?? '';
    const sent = JSON.parse(body) as { sender_invoice_no?: string; object_id?: string };
    return sent.sender_invoice_no ?? referenceOf.get(sent.object_id ?? '') ?? '';
  }
  function learn(boundary: Boundary, reference: string, text: string) {
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
  const hold = () => {
    held += 1;
    return new Promise<never>(() => undefined);
  };

  const server = await listen(async (seen, res) => {
    const boundary = toBoundary(seen);
    const reference = boundary ? toReference(seen, boundary) : '';
    const way = boundary ? choose(boundary, reference) : 'pass';
    if (way === 'held-before') return hold();
    const headers = Object.fromEntries(
      (['authorization', 'content-type', 'accept'] as const).flatMap((name) =>
        seen.headers[name] ? [[name, seen.headers[name]]] : [],
      ),
    );
    const answer = await fetch(operatorOrigin + seen.path + seen.query, {
      method: seen.method,
      headers,
      ...(seen.body !== '' && { body: seen.body }),
    });
    const text = await answer.text();
    if (boundary && answer.ok) learn(boundary, reference, text);
    if (way === 'held-after') return hold();
    res.writeHead(answer.status, { 'content-type': 'application/json' }).end(text);
  });
  return {
    url: server.url,
    choose: (way) => {
      choose = way;
    },
    held: () => held,
    invoicesOf: (reference) => invoices.get(reference) ?? [],
    qrOf: (reference) => codes.get(reference) ?? '',
    close: () => server.close(),
  };
}
