import { translator } from '#i18n/translator.ts';
import { toDelivered } from '../support/delivered-order.ts';
import { type Site, startSite } from './start-site.ts';

const secret = 'the secret of the staff, long enough for production';
const viewSecret = 'the secret of who only looks, long enough for production';
const pepper = 'a pepper of the tests, long enough for production';
const keys = [{ id: 'tests', bytes: new Uint8Array(32) }] as const;

export type Delivered = Awaited<ReturnType<typeof toDelivered>>;

/** What a customer sends of the first line of the order. */
export const asked = (more: Record<string, string> = {}) => ({
  op: crypto.randomUUID(),
  'quantity-0': '1',
  'reason-0': 'damaged',
  place: 'BRANCH',
  branch: '',
  words: '',
  ...more,
});

/** A site of its own with staff, and orders that were delivered. */
export async function openReturns() {
  const site: Site = await startSite({ STAFF_SECRET: secret, STAFF_VIEW_SECRET: viewSecret });
  const post = (path: string, fields: Record<string, string>, cookie = 'lang=en') =>
    fetch(site.origin + path, {
      method: 'POST',
      headers: { origin: site.origin, cookie },
      body: new URLSearchParams(fields),
      redirect: 'manual',
    });
  async function see(path: string, cookie = 'lang=en') {
    const headers = { cookie: `${cookie}; complete=1` };
    const answer = await fetch(site.origin + path, { headers });
    return { status: answer.status, html: await answer.text() };
  }
  async function signIn(given: string): Promise<string> {
    const answer = await post('/staff', { intent: 'sign-in', secret: given });
    return `lang=en; ${answer.headers.getSetCookie()[0]?.split(';')[0] ?? ''}`;
  }
  async function deliver(language: 'mn' | 'en' = 'en'): Promise<Delivered> {
    const order = await toDelivered({ language, keys, pepper });
    for (const sql of order.statements) await site.query(sql);
    return order;
  }
  const readCases = ({ id }: Delivered) =>
    site.query(
      `SELECT id, state, amount FROM return_case WHERE order_id = '${id}' ORDER BY number`,
    );
  /** Asks for a return, and says which it is. */
  async function request(order: Delivered, more: Record<string, string> = {}): Promise<string> {
    const answer = await post(order.returnHref, asked(more));
    if (answer.status !== 303) throw new Error(`refused with ${answer.status}`);
    return String((await readCases(order)).at(-1)?.['id']);
  }
  const [staff, viewer] = [await signIn(secret), await signIn(viewSecret)];
  /** Somebody of the staff, who may do everything if nothing else is said. */
  const move = (id: string, to: string, more: Record<string, string> = {}, cookie = staff) => {
    const fields = { id, to, who: 'Dorj', reason: 'Looked at', place: 'BRANCH', ...more };
    return post('/staff/returns', fields, cookie);
  };
  const t = translator('en');
  return { site, post, see, deliver, readCases, request, move, viewer, t };
}
