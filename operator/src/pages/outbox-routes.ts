import { Hono } from 'hono';
import { html } from 'hono/html';
import { toClock, toNumericDate } from '#domain/ulaanbaatar-time.ts';
import { inboundSms } from '#contracts/mobile/inbound-sms.ts';
import type { OperatorEnv } from '../http/operator-env.ts';
import { check } from '../http/read-input.ts';
import { sendWebhook } from '../http/send-webhook.ts';
import { both, framePage, type Text } from './page-frame.ts';
import { sendPage } from './send-page.ts';
import { showSent, toSent } from './show-sent.ts';

const shown = 30;
const READ_NEWEST = `SELECT isdn AS address, NULL AS subject, text, at, position FROM sms
  UNION ALL SELECT address, subject, text, at, position FROM email
  UNION ALL SELECT 'CES · ' || (body ->> 'flow'), (body ->> 'score') || ' / 7',
    body ->> 'comment', at, position FROM effort
  ORDER BY at DESC, position DESC LIMIT ?1`;

const inbound = {
  title: ['Богино дугаар руу SMS илгээх', 'Send an SMS to the short number'],
  from: ['Илгээгчийн дугаар', 'Number of the sender'],
  text: ['Мессеж', 'Message'],
  send: ['Илгээх', 'Send'],
  taken: ['Сайт мессежийг хүлээн авлаа.', 'The site took the message.'],
  refused: ['Сайт мессежийг хүлээн аваагүй.', 'The site did not take the message.'],
  unsent: ['Сайт руу илгээж чадсангүй.', 'The message could not be sent to the site.'],
} as const satisfies Record<string, Text>;

interface Message {
  address: string;
  /** Null for an SMS. */
  subject: string | null;
  text: string;
  at: number;
}

const title: Text = ['Илгээсэн мессежүүд', 'Messages sent'];
const note: Text = [
  'Жинхэнэ SMS, и-мэйлийн үйлчилгээ холбогдоогүй тул мессежүүд энд харагдана.',
  'No real service for SMS and e-mail is connected, so the messages are shown here.',
];
const empty: Text = ['Одоогоор илгээсэн мессеж алга.', 'No messages sent yet.'];

export const outboxRoutes = new Hono<OperatorEnv>();

/** What a customer does on a telephone when codes are no longer sent to the number. */
const inboundForm = html`<form class="card" method="post" action="outbox">
  <h2>${both(inbound.title)}</h2>
  <label for="from">${both(inbound.from)}</label>
  <input
    id="from"
    name="from"
    inputmode="numeric"
    autocomplete="off"
    pattern="[0-9]{8}"
    maxlength="8"
    required
  />
  <label for="text">${both(inbound.text)}</label>
  <input id="text" name="text" autocomplete="off" maxlength="480" required />
  <button class="main">${both(inbound.send)}</button>
</form>`;

/** The service passes the message on to the site. */
outboxRoutes.post('/outbox', async (c) => {
  const { from, text } = await c.req.parseBody();
  const sms = check(inboundSms, { id: crypto.randomUUID(), from, text });
  return toSent('outbox', await sendWebhook(c, '/hooks/sms', sms));
});

/** Shows what would have reached a telephone, and what customers said of a flow: this operator has no real subscribers. */
outboxRoutes.get('/outbox', async (c) => {
  const { results } = await c.env.OPERATOR_DB.prepare(READ_NEWEST).bind(shown).all<Message>();
  const list = results.map(
    ({ address, subject, text, at }) =>
      html`<li class="card">
        <p class="small"><b>${address}</b> · ${toNumericDate(at)} ${toClock(at)}</p>
        ${subject === null ? '' : html`<p><b>${subject}</b></p>`}
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
    }
    ${showSent(c.req.query('sent'), inbound)} ${inboundForm}`;
  return sendPage(framePage({ title, note, content }));
});
