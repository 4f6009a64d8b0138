import type { MessageKey } from '#i18n/translator.ts';
import type { Toast } from '#request/toast.ts';

/** Why a form is refused: a message of the catalogue, the field that it concerns, and the message's values. */
export interface Fault {
  message: MessageKey;
  field?: string;
  values?: Readonly<Record<string, string | number>>;
}

/** A fault with its text in the reader's language. */
export interface ShownFault extends Pick<Fault, 'message' | 'field'> {
  text: string;
}

/** The values that were typed, so that a refusal does not lose them; a repeated field is a list. */
export type Typed = Readonly<Record<string, readonly string[]>>;

/** The form is answered where it stands. */
export interface Answered<T> {
  ok: true;
  value: T;
}

/** After the form one is somewhere else: at a path of this site, or at the address of a provider. */
export interface GoTo {
  ok: true;
  goTo: string;
  /** What the page there says once. */
  toast?: Toast;
  headers?: Readonly<Record<string, string>>;
}

/** What a handler, a guard or `who` returns to refuse: all faults at once. */
export interface Refusal {
  ok: false;
  faults: readonly [Fault, ...Fault[]];
  /** The status of the page that shows it; 422 if left out. */
  status?: number;
}

/** A refusal as the page shows it. */
export interface Refused {
  ok: false;
  faults: readonly [ShownFault, ...ShownFault[]];
  typed: Typed;
  status: number;
}

export type FormOutcome<T = null> = Answered<T> | Refused;

export const refuse = (message: MessageKey, field?: string, values?: Fault['values']): Refusal => ({
  ok: false,
  faults: [{ message, ...(field === undefined ? {} : { field }), ...(values ? { values } : {}) }],
});

/** What two parts of a form refuse, as one. */
export const joinRefusals = (first: Refusal, second: Refusal): Refusal => ({
  ...first,
  ...second,
  faults: [...first.faults, ...second.faults],
});

export const answer = <T>(value: T): Answered<T> => ({ ok: true, value });

export const goTo = (address: string, more: Pick<GoTo, 'toast' | 'headers'> = {}): GoTo => ({
  ok: true,
  goTo: address,
  ...more,
});

/** The same, with what is refused said at the field in which it was typed. */
export const atField = <Stop extends GoTo | Refusal>(outcome: Stop, field: string): Stop => {
  if (outcome.ok) return outcome;
  const [first, ...rest] = outcome.faults.map((fault) => ({ ...fault, field }));
  return first ? { ...outcome, faults: [first, ...rest] } : outcome;
};
