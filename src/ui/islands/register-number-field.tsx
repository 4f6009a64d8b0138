'use client';

import { type InputEvent, useId, useState } from 'react';
import { foldLookAlikes } from '#domain/look-alikes.ts';
import { parseRegisterNumber, toAge } from '#domain/register-number.ts';

interface RegisterNumberFieldProps {
  name: string;
  required?: boolean;
  /** The message shown beside the field. */
  error?: string | undefined;
  labels: {
    label: string;
    hint: string;
    birthDate: string;
    age: string;
    sex: string;
    male: string;
    female: string;
    organisation: string;
  };
}

/** Folds letter by letter, so that the caret stays; text that an input method is still composing is left as it is. */
function foldAsTyped({ currentTarget: input, nativeEvent }: InputEvent<HTMLInputElement>): void {
  if (nativeEvent.isComposing) return;
  const folded = foldLookAlikes(input.value);
  if (folded === input.value) return;
  const caret = input.selectionEnd;
  input.value = folded;
  input.setSelectionRange(caret, caret);
}

/**
 * An input that shows what the register number means. The server never fills it in, since HTML must not contain a
 * register number, and the browser must not remember it.
 */
export function RegisterNumberField({ name, required, error, labels }: RegisterNumberFieldProps) {
  const id = useId();
  const [text, setText] = useState('');
  const parsed = parseRegisterNumber(text);
  const facts =
    parsed?.kind === 'person'
      ? [
          `${labels.birthDate}: ${parsed.birthDate.replaceAll('-', '.')}`,
          `${labels.age}: ${toAge(parsed.birthDate)}`,
          `${labels.sex}: ${labels[parsed.sex]}`,
        ]
      : parsed && [labels.organisation];
  return (
    <div className="min-w-0">
      <label htmlFor={id} className="mb-1.5 block text-sm font-bold">
        {labels.label}
      </label>
      <input
        id={id}
        name={name}
        type="text"
        required={required}
        maxLength={20}
        autoComplete="off"
        autoCapitalize="characters"
        autoCorrect="off"
        spellCheck={false}
        aria-invalid={error === undefined ? undefined : true}
        aria-describedby={`${id}-hint ${id}-error`}
        onInput={(event) => {
          foldAsTyped(event);
          setText(event.currentTarget.value);
        }}
        className="control numbers uppercase"
      />
      <p
        id={`${id}-error`}
        role={error ? 'alert' : undefined}
        hidden={!error}
        className="mt-1.5 text-sm font-bold text-danger"
      >
        {error}
      </p>
      <p id={`${id}-hint`} className="mt-1.5 text-sm text-muted">
        {labels.hint}
      </p>
      <output
        htmlFor={id}
        aria-live="polite"
        className="numbers mt-1.5 block min-h-6 text-sm font-medium"
      >
        {facts?.join(' · ')}
      </output>
    </div>
  );
}
