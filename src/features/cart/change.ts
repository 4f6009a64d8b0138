import type { Answered, Refusal } from '#forms/outcome.ts';
import type { CartAnswer } from './form.ts';
import type { LineKey } from './model.ts';

/** A change that was asked for. */
export type Change =
  | { intent: 'add'; operationId: string; lines: LineKey[]; price: number | null }
  | { intent: 'set'; operationId: string; line: LineKey }
  | { intent: 'clear'; operationId: string };

/**
 * The text whose hash is stored as the change's idempotency key. It holds the whole change: the same operation id with
 * another product or quantity is another operation. Its names and their order outlive a deploy, because with others
 * the same change, sent again after the deploy, would take effect twice.
 */
export const toKeyText = ({ intent, operationId, ...rest }: Change): string =>
  JSON.stringify({ intent, op: operationId, ...rest });

export type ChangeOutcome = Answered<CartAnswer> | Refusal;
