import { Webhook } from 'standardwebhooks';

interface Message {
  body: string;
  id?: string;
  /** When it says that it was sent. */
  at?: Date;
}

/** A message as a service sends it, signed with this secret. */
export function signWebhook(
  secret: string,
  { body, id = `msg_${crypto.randomUUID()}`, at = new Date() }: Message,
) {
  return {
    method: 'POST',
    body,
    headers: {
      'content-type': 'application/json',
      'webhook-id': id,
      'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
      'webhook-signature': new Webhook(secret).sign(id, at, body),
    },
  };
}

export const newWebhookSecret = () =>
  `whsec_${btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(32))))}`;
