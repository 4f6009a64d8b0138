import type { SeenRequest } from '../support/listen.ts';
import { startHeldProxy, type Way } from './held-proxy.ts';

/** The calls that an order is made of, at commerce and at QPay. */
const boundaries = {
  'POST /cart/calculate': 'calculate',
  'POST /order/reserve': 'reserve',
  'POST /v2/invoice': 'invoice',
  'POST /order': 'create',
  'POST /order/paid': 'paid',
  'POST /v2/ebarimt_v3/create': 'receipt',
} as const;
type Boundary = (typeof boundaries)[keyof typeof boundaries];
interface Seen {
  boundary: Boundary;
  /** Whose: what is ordered, and how many of it. */
  customer: string;
  body: Body;
}
interface Body {
  items?: { productId: string; quantity: number }[];
  lines?: { productId: string; quantity: number }[];
  amount?: number;
  payment_id?: string;
  object_id?: string;
  order?: string;
  code?: string;
  callback_url?: string;
}
interface MadeInvoice {
  qr: string;
  callback: string;
}

const parse = (text: string) => (text === '' ? {} : JSON.parse(text)) as Body;
export const toCustomer = ({ productId, quantity }: { productId: string; quantity: number }) =>
  `${productId} ${quantity}`;

/** Stands before commerce and QPay, knows each customer by what is ordered, and fails or holds their calls. */
export async function startOrderServices(operatorOrigin: string) {
  let choose: (boundary: Boundary, customer: string) => Way = () => 'pass';
  const calls: Seen[] = [];
  const customerOfTotal = new Map<number, string>();
  const customerOfPaid = new Map<string, string>();
  const customerOfInvoice = new Map<string, string>();
  const invoices = new Map<string, MadeInvoice[]>();

  function see({ method, path, body }: SeenRequest): Seen | null {
    const name = `${method} ${path}`;
    if (!Object.hasOwn(boundaries, name)) return null;
    const boundary = boundaries[name as keyof typeof boundaries];
    const sent = parse(body);
    const [line] = sent.items ?? sent.lines ?? [];
    const customer = line?.productId
      ? toCustomer(line)
      : (customerOfTotal.get(sent.amount ?? 0) ?? customerOfPaid.get(sent.payment_id ?? '') ?? '');
    return { boundary, customer, body: sent };
  }

  const proxy = await startHeldProxy(operatorOrigin, {
    decide: (request) => {
      const seen = see(request);
      if (!seen) return 'pass';
      calls.push(seen);
      return choose(seen.boundary, seen.customer);
    },
    learn: (request, text) => {
      const seen = see(request);
      const said = JSON.parse(text) as {
        data?: { total?: number };
        invoice_id?: string;
        qr_text?: string;
        rows?: { payment_id: string }[];
      };
      if (seen?.boundary === 'calculate') {
        customerOfTotal.set(said.data?.total ?? 0, seen.customer);
      }
      if (seen?.boundary === 'invoice') {
        const made = { qr: said.qr_text ?? '', callback: seen.body.callback_url ?? '' };
        invoices.set(seen.customer, [...(invoices.get(seen.customer) ?? []), made]);
        customerOfInvoice.set(said.invoice_id ?? '', seen.customer);
      }
      if (request.path === '/v2/payment/check') {
        const customer = customerOfInvoice.get(parse(request.body).object_id ?? '') ?? '';
        for (const { payment_id: id } of said.rows ?? []) customerOfPaid.set(id, customer);
      }
      return undefined;
    },
  });
  return {
    ...proxy,
    choose: (way: (boundary: Boundary, customer: string) => Way) => {
      choose = way;
    },
    callsOf: (boundary: Boundary, customer: string) =>
      calls.filter((one) => one.boundary === boundary && one.customer === customer),
    /** Every invoice of a customer, the last one last. */
    invoicesOf: (customer: string): readonly MadeInvoice[] => invoices.get(customer) ?? [],
  };
}
export type OrderServices = Awaited<ReturnType<typeof startOrderServices>>;
