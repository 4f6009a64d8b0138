import { Hono } from 'hono';
import { html } from 'hono/html';
import { formatDateTime } from '#domain/ulaanbaatar-time.ts';
import type { OperatorEnv } from '../http/operator-env.ts';
import { both, framePage, type Text } from './page-frame.ts';
import { sendPage } from './send-page.ts';

const shown = 30;
const READ_NEWEST = 'SELECT isdn, text, at FROM sms ORDER BY position DESC LIMIT ?1';

const title: Text = ['Илгээсэн SMS-үүд', 'SMS sent'];
const note: Text = [
  'Жинхэнэ SMS үйлчилгээ холбогдоогүй тул мессежүүд энд харагдана.',
  'No real SMS service is connected, so the messages are shown here.',
];
const empty: Text = ['Одоогоор илгээсэн SMS алга.', 'No SMS sent yet.'];

export const outboxRoutes = new Hono<OperatorEnv>();

/** Shows what would have reached a telephone: this operator has no real subscribers. */
outboxRoutes.get('/outbox', async (c) => {
  const { results } = await c.env.OPERATOR_DB.prepare(READ_NEWEST)
    .bind(shown)
    .all<{ isdn: string; text: string; at: number }>();
  const list = results.map(
    ({ isdn, text, at }) =>
      html`<li class="card">
        <p class="small"><b>${isdn}</b> · ${formatDateTime(new Date(at))}</p>
        <p class="sms">${text}</p>
      </li>`,
  );
  const content = html`<h1>${both(title)}</h1>
    ${
      list.length > 0
        ? html`<ul>
            ${list}
          </ul>`
        : html`<p>${both(empty)}</p>`
    }`;
  return sendPage(framePage({ title, note, content }));
});
