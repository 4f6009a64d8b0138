import type { DigitalConsent } from '#contracts/content/pages.ts';
import { joinReads, readOr } from '#lib/outcome.ts';
import { texts } from '#request/texts.ts';
import { readDigitalConsent } from '#services/content.ts';
import { readLegalVersion } from '#services/legal.ts';
import { Failed } from '#ui/failed.tsx';
import { Fieldset } from '#ui/form/choices.tsx';
import { readFieldState } from '#ui/form/field-state.ts';
import { Section } from '#ui/section.tsx';
import { ConsentPart } from './consent-part.tsx';

/** The box of the terms. Their version is sent with it, so that what is stored is what was to be read here. */
function TermsPart({ version }: { version: string }) {
  const { t } = texts();
  const accepted = readFieldState('terms').typed?.[0] === 'yes';
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

/**
 * What a customer agrees to before a flow's order is sent: the purposes that it needs, and the terms of service. The page
 * does not wait for them: a form that is sent before they have come is refused with what is missing.
 */
export async function AgreementPart({ purposes = [] }: { purposes?: readonly string[] }) {
  const [consent, terms] = await Promise.all([readDigitalConsent(), readLegalVersion('terms')]);
  const both = joinReads(readOr<DigitalConsent | null>(consent, null), terms);
  return (
    <Section read={both} skeleton={<div className="skeleton h-120 rounded-card" />}>
      {([text, version]) => (
        <>
          {text ? (
            <ConsentPart text={text} purposes={purposes} />
          ) : (
            <Failed title={texts().t('flow.consentFailed')} />
          )}
          <TermsPart version={version} />
        </>
      )}
    </Section>
  );
}
