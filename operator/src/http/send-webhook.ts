import type { Context } from 'hono';
import { Webhook } from 'standardwebhooks';
import { developmentWebhookSecret } from '#contracts/webhook.ts';
import type { OperatorEnv } from './operator-env.ts';

/** How a site answers: it took the message, it refused it, or there is no secret or no site. */
export type Sent = 'taken' | 'refused' | 'unsent';

const sendMs = 5000;

/** Sends a signed message to the site as the real services do: to its public address, over HTTP. */
export async function sendWebhook(
  c: Context<OperatorEnv>,
  path: `/hooks/${string}`,
  payload: object,
): Promise<Sent> {
  const { ENVIRONMENT, WEBHOOK_SECRET, SITE_ORIGIN } = c.env;
  const secret =
    WEBHOOK_SECRET ?? (ENVIRONMENT === 'development' ? developmentWebhookSecret : undefined);
  if (!secret) return 'unsent';
  const body = JSON.stringify(payload);
  const id = `msg_${crypto.randomUUID()}`;
  const now = new Date();
  try {
    // The site forwards requests for these pages with their own address.
    const answer = await fetch(new URL(path, SITE_ORIGIN ?? c.req.url), {
      method: 'POST',
      body,
      headers: {
        'content-type': 'application/json',
        'webhook-id': id,
        'webhook-timestamp': String(Math.floor(now.getTime() / 1000)),
        'webhook-signature': new Webhook(secret).sign(id, now, body),
      },
      redirect: 'manual',
      signal: AbortSignal.timeout(sendMs),
    });
    return answer.ok ? 'taken' : 'refused';
  } catch {
    return 'unsent';
  }
}
