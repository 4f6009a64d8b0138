import type { Context } from 'hono';
import { HttpError } from '../http/http-error.ts';
import { sendData } from '../http/send-json.ts';

export const send = (answer: object) => sendData(JSON.stringify(answer));
export const lose = (): never => {
  throw new HttpError(504, 'the answer is lost');
};
export const fail = (): never => {
  throw new HttpError(503, 'not now');
};

export function readKey(c: Context): string {
  const key = c.req.header('idempotency-key');
  if (!key || key.length > 128) throw new HttpError(400, 'an Idempotency-Key is needed');
  return key;
}
