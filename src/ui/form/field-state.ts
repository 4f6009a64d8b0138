import { requestContext } from '#request/context.ts';

/** The id of a field's input; the summary of faults links to it. */
export const toFieldId = (name: string): string => `field-${name}`;

export interface FieldState {
  /** In the reader's language; undefined where the field is not at fault. */
  fault: string | undefined;
  /** What was typed before; null where nothing was, or the form does not give it back. */
  typed: readonly string[] | null;
  /** Whether its choice has rendered the form anew. */
  isChosen: boolean;
}

/** What the form on this page says of a field. */
export function readFieldState(name: string): FieldState {
  const { formState } = requestContext();
  return {
    fault: formState?.faults.find(({ field }) => field === name)?.text,
    typed: formState?.typed[name] ?? null,
    isChosen: formState?.chosen === name,
  };
}

/** The attributes that tie a control to its hint and to its fault. */
export function describe(name: string, { hint, fault }: { hint: boolean; fault: boolean }) {
  const id = toFieldId(name);
  const parts = [fault ? `${id}-fault` : '', hint ? `${id}-hint` : ''].filter(Boolean);
  return {
    'aria-invalid': fault || undefined,
    'aria-describedby': parts.length > 0 ? parts.join(' ') : undefined,
  };
}
