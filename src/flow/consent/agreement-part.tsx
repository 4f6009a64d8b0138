import { texts } from '#request/texts.ts';
import { findLegalVersion } from '#services/legal.ts';
import { Fieldset } from '#ui/form/choices.tsx';
import { readFieldState } from '#ui/form/field-state.ts';
import { ConsentPart } from './consent-part.tsx';

/** The box of the terms. Their version is sent with it, so that what is stored is what was to be read here. */
async function TermsPart() {
  const { t } = texts();
  const accepted = readFieldState('terms').typed?.[0] === 'yes';
  const version = await findLegalVersion('terms');
  return (
    <Fieldset name="terms" legend={t('terms.title')}>
      <input type="hidden" name="termsVersion" value={version} />
      <div className="flex flex-wrap items-center gap-x-4">
        <label className="tap flex items-center gap-3.5">
          <input
            type="checkbox"
            name="terms"
            value="yes"
            defaultChecked={accepted}
            className="h-6 w-6 shrink-0"
          />
          {t('flow.termsAccept')}
        </label>
        <a
          href={`/terms?version=${encodeURIComponent(version)}`}
          data-document
          className="line-link text-sm text-link"
        >
          {t('flow.termsRead')}
        </a>
      </div>
    </Fieldset>
  );
}

/** What a customer agrees to before a flow's order is sent: the purposes that it needs, and the terms of service. */
export function AgreementPart({ purposes = [] }: { purposes?: readonly string[] }) {
  return (
    <>
      <ConsentPart purposes={purposes} />
      <TermsPart />
    </>
  );
}
