import { html } from 'hono/html';
import type { Sent } from '../http/send-webhook.ts';
import { both, type Content, type Text } from './page-frame.ts';

/** Goes back to the page, which then says how the site has answered. */
export const toSent = (page: string, sent: Sent) =>
  new Response(null, { status: 303, headers: { location: `/operator/${page}?sent=${sent}` } });

export function showSent(given: string | undefined, texts: Record<Sent, Text>): Content | '' {
  if (given !== 'taken' && given !== 'refused' && given !== 'unsent') return '';
  return given === 'taken'
    ? html`<p class="card" role="status">${both(texts.taken)}</p>`
    : html`<p class="card wrong" role="alert">${both(texts[given])}</p>`;
}
