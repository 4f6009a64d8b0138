import { Hono } from 'hono';
import { html } from 'hono/html';
import { check } from '../http/read-input.ts';
import { toldOrder } from '#contracts/commerce/orders.ts';
import type { OperatorEnv } from '../http/operator-env.ts';
import { sendWebhook } from '../http/send-webhook.ts';
import { both, framePage, type Text } from './page-frame.ts';
import { sendPage } from './send-page.ts';
import { showSent, toSent } from './show-sent.ts';

const shown = 30;
const READ_NEWEST = `SELECT code, status, body ->> 'deliveryType' AS type, body ->> 'total' AS total
  FROM shop_order WHERE status <> 'NEW' ORDER BY at DESC LIMIT ?1`;
const MOVE = `UPDATE shop_order SET status = ?2 WHERE code = ?1 AND status IN ('PLACED', 'SHIPPED')`;

const texts = {
  title: ['Агуулахын захиалгууд', 'Orders in the warehouse'],
  note: [
    'Жинхэнэ агуулахын систем холбогдоогүй тул захиалгын төлвийг эндээс өөрчилнө.',
    'No real warehouse is connected, so the status of orders is changed here.',
  ],
  none: ['Одоогоор захиалга алга.', 'No orders yet.'],
  SHIPPED: ['Илгээсэн', 'Shipped'],
  COMPLETED: ['Хүргэсэн', 'Delivered'],
  CANCELED: ['Цуцлах', 'Cancel'],
  taken: ['Сайтад мэдэгдлээ.', 'The site was told.'],
  refused: ['Сайт хүлээн аваагүй.', 'The site did not take it.'],
  unsent: ['Сайтад мэдэгдэж чадсангүй.', 'The site could not be told.'],
} as const satisfies Record<string, Text>;

interface Row {
  code: string;
  status: string;
  type: string;
  total: number;
}

const next = { PLACED: ['SHIPPED', 'CANCELED'], SHIPPED: ['COMPLETED', 'CANCELED'] } as const;
const listNext = (status: string) =>
  status === 'PLACED' || status === 'SHIPPED' ? next[status] : ([] as const);

export const orderPages = new Hono<OperatorEnv>();

/** What the people of a warehouse do: send goods, bring them. */
orderPages.get('/orders', async (c) => {
  const { results } = await c.env.OPERATOR_DB.prepare(READ_NEWEST).bind(shown).all<Row>();
  const list = results.map(
    ({ code, status, type, total }) =>
      html`<li class="card">
        <p><b>${code}</b> · ${type} · ${total}₮ · ${status}</p>
        <form method="post" action="orders">
          <input type="hidden" name="code" value="${code}" />
          ${listNext(status).map(
            (to) =>
              html`<button name="status" value="${to}" class="main">${both(texts[to])}</button> `,
          )}
        </form>
      </li>`,
  );
  const content = html`<h1>${both(texts.title)}</h1>
    ${showSent(c.req.query('sent'), texts)}
    ${
      list.length > 0
        ? html`<ul>
            ${list}
          </ul>`
        : html`<p>${both(texts.none)}</p>`
    }`;
  return sendPage(framePage({ title: texts.title, note: texts.note, content }));
});

orderPages.post('/orders', async (c) => {
  const told = check(toldOrder, await c.req.parseBody());
  await c.env.OPERATOR_DB.prepare(MOVE).bind(told.code, told.status).run();
  return toSent('orders', await sendWebhook(c, '/hooks/orders', told));
});
