import type { EsimProfile } from '#contracts/mobile/sim-orders.ts';
import type { RecoveryWay } from '#contracts/mobile/sim-recovery.ts';
import type { SimRecoveryRow } from '#db/sim-recovery-schema.ts';
import { invoiceMs } from '#payment/model.ts';
import type { SimDelivery } from '../number-item.ts';

export type RecoveryState = SimRecoveryRow['state'];
export type CardState = NonNullable<SimRecoveryRow['card']>;

/** What is paid for: the row of the recovery says everything else of it. */
export interface RecoveryItem {
  kind: 'simRecovery';
  recoveryId: string;
  isdn: string;
  way: RecoveryWay;
  /** In MNT. */
  fee: number;
  deliveryPrice: number;
  /** Until when it can be paid. */
  expiresAt: number;
}

/** What of a recovery is somebody's: it is stored sealed. */
export interface RecoveryPart {
  /** What the address of its page holds, and that of the link in the owner's e-mail: 256 bits each. */
  token: string;
  stopToken: string;
  registerNumber: string;
  reason: 'LOST' | 'DAMAGED' | 'UPGRADE';
  /** Of a blank card, or of the card that staff have sent. */
  simNumber: string | null;
  delivery: SimDelivery | null;
  fee: number;
  deliveryPrice: number;
  /** Where the one who asks is reached while the SIM does not work. */
  phone: string;
  email: string;
  /** The registered address; empty where none is known whole. */
  ownerEmail: string;
  /** What was agreed to, and when, as JSON. */
  consent: string;
  /** Of an eSIM, once there is one. */
  profile: EsimProfile | null;
}

export type Recovery = Omit<SimRecoveryRow, 'personal' | 'keyId' | 'tokenHash' | 'stopHash'> &
  RecoveryPart;

/** One in so long: also after one that the owner has stopped, so that a thief does not simply try again. */
export const pauseMs = 24 * 60 * 60_000;
/** An unpaid one keeps others off until its invoice has ended, and money that was on its way has come. */
export const unpaidMs = invoiceMs + 15 * 60_000;
/** A change of the SIM is asked about for so long. */
export const recoveryMs = 365 * 24 * 60 * 60_000;

/** Each step forward, and what it goes on from: whatever is not here is refused by the UPDATE itself. */
export const steps = {
  verify: { from: ['REQUESTED'], to: 'VERIFIED' },
  pay: { from: ['REQUESTED', 'VERIFIED'], to: 'PAID' },
  giveUp: { from: ['REQUESTED', 'VERIFIED'], to: 'FAILED' },
  begin: { from: ['PAID'], to: 'ACTIVATING' },
  finish: { from: ['ACTIVATING'], to: 'ACTIVE' },
  refuse: { from: ['ACTIVATING'], to: 'FAILED' },
  /** By the owner's word or link, or by staff: only as long as the former SIM works. */
  stop: { from: ['REQUESTED', 'VERIFIED', 'PAID'], to: 'FAILED' },
} as const satisfies Record<string, { from: readonly RecoveryState[]; to: RecoveryState }>;
export type Step = keyof typeof steps;

/** As SQL says it: the state before, and the one after. */
export const fromSql = (step: Step): string =>
  `state IN (${steps[step].from.map((state) => `'${state}'`).join(', ')})`;
export const toSql = (step: Step): string => `state = '${steps[step].to}', updated_at = :now`;

/** Where staff move a card to. */
export function listNextCards(
  card: CardState,
  { type }: Pick<SimDelivery, 'type'>,
): readonly Exclude<CardState, 'ORDERED'>[] {
  if (card === 'ORDERED') return [type === 'PICKUP' ? 'READY' : 'SHIPPED'];
  return card === 'HANDED' ? [] : ['HANDED'];
}

/** Where a recovery is seen: who has the address sees its state. */
export const toRecoveryHref = (token: string) => `/simRecovery/result?id=${token}` as const;
export const toStopHref = (stopToken: string) => `/simRecovery/stop?id=${stopToken}` as const;

/** Of the message that carries a recovery without a fee; that of one with a fee is its purchase's. */
export const toFreeKey = (id: string) => `sim-recovery ${id}`;
