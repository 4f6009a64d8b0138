import type { ServiceName } from '#contracts/contract.ts';
import { changedContentBody } from '#contracts/content/content-tags.ts';
import { toldOrder } from '#contracts/commerce/orders.ts';
import { decidedLease } from '#contracts/mobile/leasing.ts';
import { inboundSms } from '#contracts/mobile/inbound-sms.ts';
import type { Writing } from './to-operation.ts';
import type { Schema } from './to-schema.ts';

interface Hook {
  service: ServiceName;
  name: string;
  summary: string;
  path: string;
  about: string;
  body: typeof changedContentBody | typeof inboundSms | typeof toldOrder | typeof decidedLease;
  example: unknown;
}

/** What a service sends to the site. */
const hooks: readonly Hook[] = [
  {
    service: 'content',
    name: 'contentChanged',
    summary: 'An editor has changed something',
    path: '/hooks/content',
    about:
      'Names kinds of content, or a kind and an id. What the site has kept of them is outdated within two seconds where it was said, and within a minute everywhere. Without this webhook a change shows when the site asks again.',
    body: changedContentBody,
    example: { tags: ['news/12', 'home'] },
  },
  {
    service: 'commerce',
    name: 'orderMoved',
    summary: 'What became of an order',
    path: '/hooks/orders',
    about:
      'The state that an order has come to, once for each. The customer is told, and what was paid for a canceled one goes back. An order is never moved back; what is skipped counts as done. Without this webhook the site asks every quarter of an hour, or staff move orders in the desk.',
    body: toldOrder,
    example: { code: 'K7M2PX9Q', status: 'SHIPPED' },
  },
  {
    service: 'mobile',
    name: 'smsReceived',
    summary: 'A customer has sent a word to the short number',
    path: '/hooks/sms',
    about: 'Signs in somebody to whom no code can be sent.',
    body: inboundSms,
    example: { id: '77', from: '99112233', text: 'алтай' },
  },
  {
    service: 'mobile',
    name: 'leaseDecided',
    summary: 'What was decided of an assessment that waits',
    path: '/hooks/leasing',
    about:
      'Decides what the site does not decide itself: an amount to pay each month, or a reason for the customer, who is told by SMS. What was decided before stays. Without this webhook staff decide in the desk.',
    body: decidedLease,
    example: { code: 'L7M2PX9Q', state: 'COMPLETE', monthly: 120_000, reason: '' },
  },
];

const signature = `Signed as [Standard Webhooks](https://www.standardwebhooks.com) says, with a secret \`whsec_…\` that both sides hold. It is sent again until it is answered with 200; a repeated \`webhook-id\` has no second effect.`;

const header = (name: string, description: string): Schema => ({
  name,
  in: 'header',
  required: true,
  description,
  schema: { type: 'string' },
});

const headers: readonly Schema[] = [
  header('webhook-id', 'Names one message, also when it is sent again.'),
  header('webhook-timestamp', 'Seconds of the attempt, at most five minutes off.'),
  header('webhook-signature', '`v1,` and the base64 of HMAC-SHA256 over `id.timestamp.body`.'),
];

export function toWebhooks(service: ServiceName, { toSchema }: Pick<Writing, 'toSchema'>): Schema {
  const own = hooks.filter((hook) => hook.service === service);
  return Object.fromEntries(
    own.map(({ name, summary, path, about, body, example }) => [
      name,
      {
        post: {
          operationId: name,
          summary,
          description: `To \`${path}\` of the site. ${about}\n\n${signature}`,
          tags: ['Webhooks'],
          security: [],
          parameters: headers,
          requestBody: {
            required: true,
            content: { 'application/json': { schema: toSchema(body), example } },
          },
          responses: {
            200: { description: 'Done, or done before.' },
            400: { description: 'The body is not as described here.' },
            401: { description: 'Not signed as it has to be.' },
            '5XX': { description: 'It had no effect; please send it again.' },
          },
        },
      },
    ]),
  );
}
