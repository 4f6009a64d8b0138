import { toPurposeField } from '#forms/consent-fields.ts';
import type { DigitalConsent } from '#contracts/content/pages.ts';
import { texts } from '#request/texts.ts';
import { FieldFault } from '#ui/form/field-fault.tsx';
import { describe, readFieldState, toFieldId } from '#ui/form/field-state.ts';
import { listPurposes } from './consent.ts';

interface ConsentProps {
  text: DigitalConsent;
  /** Those that the flow offers beside the required ones. */
  purposes: readonly string[];
}

/** The purposes of the digital consent that a flow needs, each a box that nobody has ticked for the customer. */
export function ConsentPart({ text, purposes }: ConsentProps) {
  const { t, own } = texts();
  const chosen = readFieldState('purpose').typed ?? [];
  return (
    <fieldset className="min-w-0">
      <legend className="text-xl font-bold">{t('consent.purposes')}</legend>
      <p className="mt-1 text-sm text-muted">
        <a href="/digital-consent" className="line-link text-link">
          {t('flow.consentRead')}
        </a>
      </p>
      <input type="hidden" name="version" value={text.version} />
      {listPurposes(text, purposes).map((purpose) => {
        const field = toPurposeField(purpose.id);
        const { faults } = readFieldState(field);
        return (
          <div key={purpose.id} className="border-b-1 border-line py-4">
            <label className="flex items-start gap-3.5">
              <input
                id={toFieldId(field)}
                type="checkbox"
                name="purpose"
                value={purpose.id}
                defaultChecked={chosen.includes(purpose.id)}
                {...describe(field, { faults })}
                className="mt-0.5 h-6 w-6 shrink-0"
              />
              <span>
                {own(purpose, 'text')}
                <span className="mt-1 block text-sm text-muted">
                  {t(purpose.required ? 'consent.required' : 'consent.optional')}
                </span>
              </span>
            </label>
            <FieldFault id={`${toFieldId(field)}-fault`} lines={faults} />
          </div>
        );
      })}
    </fieldset>
  );
}
