import { newOperationId } from '#forms/operation-id.ts';
import { ContactFields } from '#flow/contact/contact-fields.tsx';
import { texts } from '#request/texts.ts';
import { ErrorSummary } from '#ui/form/error-summary.tsx';
import { Field } from '#ui/form/field.tsx';
import { TextArea } from '#ui/form/text-area.tsx';
import { SubmitButton } from '#ui/islands/submit-button.tsx';
import { offerLimits } from '../model.ts';

/** Where somebody offers to work together, below what there is to be read about it. */
export function OfferForm() {
  const { t } = texts();
  return (
    <section aria-labelledby="offer" className="page section">
      <div className="max-w-180">
        <h2 id="offer" className="text-2xl">
          {t('partner.title')}
        </h2>
        <p className="mt-2 text-muted">{t('partner.lead')}</p>
        <ErrorSummary />
        <form method="post" action="/cooperation" noValidate className="stack mt-6 gap-6">
          <input type="hidden" name="op" value={newOperationId()} suppressHydrationWarning />
          <Field
            name="organisation"
            label={t('partner.organisation')}
            maxLength={offerLimits.organisation}
            autoComplete="organization"
          />
          <Field
            name="name"
            label={t('partner.name')}
            maxLength={offerLimits.name}
            autoComplete="name"
          />
          <ContactFields />
          <TextArea
            name="text"
            label={t('partner.text')}
            hint={t('partner.textHint')}
            maxLength={offerLimits.text}
          />
          <SubmitButton
            label={t('partner.send')}
            pending={t('flow.sending')}
            className="btn-primary w-full sm:w-fit sm:min-w-48"
          />
        </form>
      </div>
    </section>
  );
}
