import { toPurposeField } from '#forms/consent-fields.ts';
import { settleRead } from '#lib/outcome.ts';
import { texts } from '#request/texts.ts';
import { readDigitalConsent } from '#services/content.ts';
import { FieldFault } from '#ui/form/field-fault.tsx';
import { describe, readFieldState, toFieldId } from '#ui/form/field-state.ts';
import { Failed } from '#ui/failed.tsx';
import { listPurposes } from './consent.ts';

/**
 * The purposes of the digital consent that a flow needs, each a box that nobody has ticked for the customer. `purposes`
 * are those that the flow offers beside the required ones.
 */
export async function ConsentPart({ purposes = [] }: { purposes?: readonly string[] }) {
  const { t, own } = texts();
  const text = await settleRead(await readDigitalConsent());
  if (!text.ok) return <Failed title={t('flow.consentFailed')} />;
  const chosen = readFieldState('purpose').typed ?? [];
  return (
    <fieldset className="min-w-0">
      <legend className="text-xl font-bold">{t('consent.purposes')}</legend>
      <p className="mt-1 text-sm text-muted">
        <a href="/digital-consent" className="line-link text-link">
          {t('flow.consentRead')}
        </a>
      </p>
      <input type="hidden" name="version" value={text.value.version} />
      {listPurposes(text.value, purposes).map((purpose) => {
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
