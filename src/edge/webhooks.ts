import { changedContentBody, isContentTag } from '#contracts/content/content-tags.ts';
import { toldOrder } from '#contracts/commerce/orders.ts';
import { decidedLease } from '#contracts/mobile/leasing.ts';
import { inboundSms } from '#contracts/mobile/inbound-sms.ts';
import type { Delivery } from '#contracts/webhook.ts';
import { settings } from '#env.ts';
import { changeTags } from '#services/cache/read-cached.ts';
import type { Settings } from '#settings/settings.ts';
import { httpError } from './guard/http-error.ts';
import { checkSignature, type Signed } from './guard/webhook-signature.ts';
import { type Middleware, urlOf } from './middleware.ts';
import { answerPush, answerQpay, answerReturn, findHinted, findPushed } from './payment-hooks.ts';

interface Webhook {
  methods: readonly string[];
  maxBytes: number;
  /** None set: there is no such address. */
  secrets: (known: Settings) => readonly string[];
  authenticate: (request: Request, secrets: readonly string[]) => Promise<Signed | Response>;
  /**
   * Has its effect once for each delivery (`claimDelivery`), also if the sender repeats it. What it throws is answered
   * with 500, so that the sender does.
   */
  handle: (json: unknown, delivery: Delivery) => Promise<Response>;
}

/** What editors have changed: decision 037. */
async function changeContent(json: unknown, delivery: Delivery): Promise<Response> {
  const body = changedContentBody.safeParse(json);
  if (!body.success) return httpError(400);
  const known = body.data.tags.filter(isContentTag);
  const changed = known.length > 0 ? await changeTags(known, delivery) : 0;
  return Response.json({ changed, unknown: body.data.tags.length - known.length });
}

/** A word that a customer sent instead of typing a code, or to stop a change of their SIM. It is accepted once by the message's own id. */
async function takeSms(json: unknown, delivery: Delivery): Promise<Response> {
  const sms = inboundSms.safeParse(json);
  if (!sms.success) return httpError(400);
  const { acceptInboundSms } = await import('#identity/tan/tan.ts');
  await acceptInboundSms(sms.data);
  const { takeStopWord } = await import('#purchase/sim-recovery/stop.ts');
  await takeStopWord(sms.data, delivery);
  return Response.json({});
}

/** What became of an order. Said again, or of an order that is not ours, it changes nothing. */
async function takeOrder(json: unknown, delivery: Delivery): Promise<Response> {
  const body = toldOrder.safeParse(json);
  if (!body.success) return httpError(400);
  const { takeToldOrder } = await import('#order/take-told.ts');
  return Response.json({ moved: await takeToldOrder(body.data, delivery) });
}

/** What was decided of an assessment that waits for a person. Said again it changes nothing. */
async function takeLeasing(json: unknown, delivery: Delivery): Promise<Response> {
  const body = decidedLease.safeParse(json);
  if (!body.success) return httpError(400);
  const { state, monthly } = body.data;
  // Without an amount nothing can be ordered with it.
  if (state === 'COMPLETE' && !monthly) return httpError(400, {}, 'COMPLETE needs monthly above 0');
  const { takeDecidedLease } = await import('#leasing/take-decided.ts');
  return Response.json({ decided: await takeDecidedLease(body.data, delivery) });
}

/** Each payment has a secret of its own, and the bank signs: no setting of this table does. */
const byPayment = () => ['a secret of each payment'];

const hintOfPayment = {
  methods: ['GET', 'POST'],
  maxBytes: 16 * 1024,
  secrets: byPayment,
  authenticate: findHinted,
} as const;

/** The machines that call us. They have no origin; each proves who it is. */
const webhookTable: ReadonlyMap<string, Webhook> = new Map<string, Webhook>([
  [
    '/hooks/content',
    {
      methods: ['POST'],
      maxBytes: 16 * 1024,
      secrets: (known) => known.CONTENT_WEBHOOK_SECRETS,
      authenticate: checkSignature,
      handle: changeContent,
    },
  ],
  ['/hooks/pay/qpay', { ...hintOfPayment, handle: answerQpay }],
  ['/hooks/pay/return', { ...hintOfPayment, handle: answerReturn }],
  [
    '/hooks/pay/golomt',
    {
      methods: ['POST'],
      maxBytes: 8 * 1024,
      secrets: byPayment,
      authenticate: findPushed,
      handle: answerPush,
    },
  ],
  [
    '/hooks/leasing',
    {
      methods: ['POST'],
      maxBytes: 4 * 1024,
      secrets: (known) => known.LEASING_WEBHOOK_SECRETS,
      authenticate: checkSignature,
      handle: takeLeasing,
    },
  ],
  [
    '/hooks/orders',
    {
      methods: ['POST'],
      maxBytes: 4 * 1024,
      secrets: (known) => known.ORDER_WEBHOOK_SECRETS,
      authenticate: checkSignature,
      handle: takeOrder,
    },
  ],
  [
    '/hooks/sms',
    {
      methods: ['POST'],
      maxBytes: 4 * 1024,
      secrets: (known) => known.SMS_WEBHOOK_SECRETS,
      authenticate: checkSignature,
      handle: takeSms,
    },
  ],
]);

export function findWebhook(pathname: string): Webhook | undefined {
  const webhook = webhookTable.get(pathname);
  return webhook && webhook.secrets(settings()).length > 0 ? webhook : undefined;
}

/** Answers other machines, before anything that is for browsers only. `limits` has checked method and size. */
export const webhooks: Middleware = async (c, next) => {
  const { pathname } = urlOf(c);
  if (!pathname.startsWith('/hooks/')) return next();
  const webhook = findWebhook(pathname);
  if (!webhook) return httpError(404);
  const signed = await webhook.authenticate(c.req.raw, webhook.secrets(settings()));
  if (signed instanceof Response) return signed;
  const source = pathname.slice('/hooks/'.length);
  return webhook.handle(signed.json, { source, id: signed.id, at: Date.now() });
};
