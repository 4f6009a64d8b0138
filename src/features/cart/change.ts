import type { CartAnswer } from './form.ts';
import type { CartMessage, LineKey } from './model.ts';

/**
 * A change that was asked for. `op` is the operation id: the hash of the whole change is stored as the idempotency
 * key, so that another name here would make the same change, sent again after a deploy, a new one.
 */
export type Change =
  | { intent: 'add'; op: string; lines: LineKey[]; price: number | null }
  | { intent: 'set'; op: string; line: LineKey }
  | { intent: 'clear'; op: string };

export type ChangeOutcome =
  | { ok: true; value: CartAnswer }
  | { ok: false; message: CartMessage; field?: string };

export const refuse = (message: CartMessage, field?: string): ChangeOutcome => ({
  ok: false,
  message,
  ...(field === undefined ? {} : { field }),
});
