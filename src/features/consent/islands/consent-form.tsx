'use client';

import { useActionState, useEffect, useRef } from 'react';
import { saveConsent } from '../actions.ts';
import type { ConsentMessage } from '../form.ts';

interface ConsentFormProps {
  version: string;
  purposes: readonly { id: string; text: string; required: boolean; chosen: boolean }[];
  labels: {
    legend: string;
    required: string;
    optional: string;
    save: string;
    saving: string;
    saved: string;
  };
  messages: Record<ConsentMessage, string>;
}

/** Without JavaScript the same form posts to the page, which answers with the same state. */
export function ConsentForm({ version, purposes, labels, messages }: ConsentFormProps) {
  const [state, save, saving] = useActionState(saveConsent, null);
  // React resets a form after its action, so the submitted purposes become the defaults.
  const sent = state && (state.ok ? state.value.chosen : (state.typed?.['purpose'] ?? []));
  const status = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (state && !state.ok) status.current?.focus();
  }, [state]);
  return (
    <form action={save} data-draft className="card max-w-180 p-5 sm:p-6">
      <input type="hidden" name="version" value={version} />
      <p
        ref={status}
        tabIndex={-1}
        // Without scripts this moves the reader to the outcome.
        autoFocus={state !== null}
        role={state?.ok === false ? 'alert' : 'status'}
        hidden={!state}
        className={`mb-4 rounded-control p-4 font-medium ${state?.ok ? 'bg-success-tint text-success' : 'bg-danger-tint text-danger'}`}
      >
        {state && (state.ok ? labels.saved : messages[state.message])}
      </p>
      <fieldset>
        <legend className="text-xl font-bold">{labels.legend}</legend>
        {purposes.map(({ id, text, required, chosen }) => {
          const wrong = state?.ok === false && state.field === id;
          return (
            <label key={id} className="flex items-start gap-3.5 border-b-1 border-line py-4">
              <input
                type="checkbox"
                name="purpose"
                value={id}
                defaultChecked={sent ? sent.includes(id) : chosen}
                aria-invalid={wrong || undefined}
                className="mt-0.5 h-6 w-6 shrink-0 accent-primary"
              />
              <span>
                {text}
                <span
                  className={`mt-1 block text-sm ${wrong ? 'font-bold text-danger' : 'text-muted'}`}
                >
                  {required ? labels.required : labels.optional}
                </span>
              </span>
            </label>
          );
        })}
      </fieldset>
      <button type="submit" disabled={saving} className="btn-primary mt-5">
        {saving ? labels.saving : labels.save}
      </button>
    </form>
  );
}
