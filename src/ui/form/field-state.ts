import { requestContext } from '#request/context.ts';

/** The id of a field's input; the summary of faults links to it. */
export const toFieldId = (name: string): string => `field-${name}`;

export interface FieldState {
  /** What is wrong with it, in the reader's language; empty where nothing is. */
  faults: readonly string[];
  /** What was typed before; null where nothing was, or the form does not give it back. */
  typed: readonly string[] | null;
  /** Whether its choice has rendered the form anew. */
  isChosen: boolean;
}

/** What the form on this page says of a field. */
export function readFieldState(name: string): FieldState {
  const { formState } = requestContext();
  return {
    faults: (formState?.faults ?? []).filter(({ field }) => field === name).map(({ text }) => text),
    typed: formState?.typed[name] ?? null,
    isChosen: formState?.chosen === name,
  };
}

/** The attributes that tie a control to its hint and to its fault. */
export function describe(
  name: string,
  { hint, faults }: { hint?: unknown; faults: readonly string[] },
) {
  const id = toFieldId(name);
  const isWrong = faults.length > 0;
  const parts = [isWrong ? `${id}-fault` : '', hint ? `${id}-hint` : ''].filter(Boolean);
  return {
    'aria-invalid': isWrong || undefined,
    'aria-describedby': parts.length > 0 ? parts.join(' ') : undefined,
  };
}
