import { translator } from '#i18n/translator.ts';
import { toDelivered } from '../support/delivered-order.ts';
import { keys } from './plant-sims.ts';
import { openStaff } from './staff-visit.ts';

const pepper = 'a pepper of the tests, long enough for production';

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
  const { site, post, see, staff, viewer } = await openStaff();
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
  /** Somebody of the staff, who may do everything if nothing else is said. */
  const move = (id: string, to: string, more: Record<string, string> = {}, cookie = staff) => {
    const fields = { id, to, who: 'Dorj', reason: 'Looked at', place: 'BRANCH', ...more };
    return post('/staff/returns', fields, cookie);
  };
  const t = translator('en');
  return { site, post, see, deliver, readCases, request, move, staff, viewer, t };
}
