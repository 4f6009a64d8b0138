import { ContactFields } from '#flow/contact/contact-fields.tsx';
import { ReviewRow } from '#flow/review/review-row.tsx';
import { texts } from '#request/texts.ts';
import { SubmitButton } from '#ui/islands/submit-button.tsx';
import { tradeInFlow } from '../flow.ts';
import { type Answer, type ChosenModel, toModelName } from '../model.ts';

interface Given {
  model: ChosenModel;
  answers?: readonly Answer[];
  imei: string;
}

/** What is estimated, each with a way to change it; then where the code is sent, if anywhere. */
export function ConfirmFields({ data }: { data: Given }) {
  const { t, own, locale } = texts();
  const { model, answers = [], imei } = data;
  return (
    <>
      <dl className="numbers border-t-1 border-line">
        <ReviewRow flow={tradeInFlow} name={t('tradeIn.model')} step="model">
          {toModelName(model, locale)}
        </ReviewRow>
        {answers.length > 0 && (
          <ReviewRow flow={tradeInFlow} name={t('tradeIn.condition')} step="condition">
            {answers.map((one) => (
              <span key={one.questionMn + one.questionEn} className="block">
                <span className="font-normal text-muted">{own(one, 'question')}</span>{' '}
                {own(one, 'text')}
              </span>
            ))}
          </ReviewRow>
        )}
        <ReviewRow flow={tradeInFlow} name={t('tradeIn.imei')} step="imei">
          {imei}
        </ReviewRow>
      </dl>
      <h2 className="text-xl">{t('tradeIn.contact')}</h2>
      <ContactFields phoneHint={t('tradeIn.phoneHint')} isPhoneOptional />
      <SubmitButton
        label={t('tradeIn.submit')}
        pending={t('flow.sending')}
        className="btn-primary w-full sm:w-fit sm:min-w-48"
      />
      <p className="-mt-3 text-sm text-muted">{t('tradeIn.free')}</p>
    </>
  );
}
