'use client';

import { useActionState } from 'react';
import { FieldFault } from '#ui/form/field-fault.tsx';
import { FormStatus } from '#ui/islands/form-status.tsx';
import { saveConsent } from '../actions.ts';
import { toPurposeField } from '../form.ts';

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
}

/** Without JavaScript the same form posts to the page, which answers with the same state. */
export function ConsentForm({ version, purposes, labels }: ConsentFormProps) {
  const [state, save, saving] = useActionState(saveConsent, null);
  // React resets a form after its action, so the submitted purposes become the defaults.
  const sent = state && (state.ok ? state.value.chosen : (state.typed['purpose'] ?? []));
  const faults = state?.ok === false ? state.faults : [];
  const toId = (field: string) => `field-${field}`;
  const listed = new Set(purposes.map(({ id }) => toPurposeField(id)));
  return (
    <form action={save} data-draft className="card max-w-180 p-5 sm:p-6">
      <input type="hidden" name="version" value={version} />
      <FormStatus
        outcome={state?.ok === false ? state : null}
        hidden={state?.ok !== false}
        className="mb-4 rounded-control bg-danger-tint p-4 font-medium text-danger"
      >
        {faults.map(({ field, text }) =>
          listed.has(field ?? '') ? (
            <a key={text} href={`#${toId(field ?? '')}`} className="line-link w-full underline">
              {text}
            </a>
          ) : (
            <span key={text} className="block">
              {text}
            </span>
          ),
        )}
      </FormStatus>
      <fieldset>
        <legend className="text-xl font-bold">{labels.legend}</legend>
        {purposes.map(({ id, text, required, chosen }) => {
          const field = toPurposeField(id);
          const fault = faults.find((one) => one.field === field);
          const faultId = `${toId(field)}-fault`;
          return (
            <div key={id} className="border-b-1 border-line py-4">
              <label className="flex items-start gap-3.5">
                <input
                  id={toId(field)}
                  type="checkbox"
                  name="purpose"
                  value={id}
                  defaultChecked={sent ? sent.includes(id) : chosen}
                  aria-invalid={fault ? true : undefined}
                  aria-describedby={fault ? faultId : undefined}
                  className="mt-0.5 h-6 w-6 shrink-0"
                />
                <span>
                  {text}
                  <span className="mt-1 block text-sm text-muted">
                    {required ? labels.required : labels.optional}
                  </span>
                </span>
              </label>
              {fault && <FieldFault id={faultId} lines={[fault.text]} isSaidAbove />}
            </div>
          );
        })}
      </fieldset>
      <button type="submit" disabled={saving} className="btn-primary mt-5">
        {saving ? labels.saving : labels.save}
      </button>
      {/* Where the press was: above the purposes nobody would see it. */}
      <FormStatus
        outcome={state?.ok ? state : null}
        hidden={!state?.ok}
        className="mt-4 rounded-control bg-success-tint p-4 font-medium text-success"
      >
        {state?.ok && labels.saved}
      </FormStatus>
    </form>
  );
}
