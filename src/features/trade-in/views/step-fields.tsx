import { formatMnt } from '#domain/money.ts';
import { settleRead } from '#lib/outcome.ts';
import { texts } from '#request/texts.ts';
import { readTradeIn } from '#services/content.ts';
import { Failed } from '#ui/failed.tsx';
import { Choices } from '#ui/form/choices.tsx';
import { Field } from '#ui/form/field.tsx';
import { ForCompanies } from './for-companies.tsx';
import { answerFields, listBrands, listQuestions, toAnswerValue, toStorage } from '../model.ts';

const readOffer = async () => settleRead(await readTradeIn());

export async function BrandFields() {
  const { t } = texts();
  const offer = await readOffer();
  if (!offer.ok) return <Failed title={t('tradeIn.failed')} />;
  return (
    <>
      <Choices
        name="brand"
        legend={t('tradeIn.brands')}
        columns
        choices={listBrands(offer.value).map(({ brand }) => ({ value: brand, title: brand }))}
      />
      <ForCompanies />
    </>
  );
}

export async function ModelFields({ data }: { data: { brand: string } }) {
  const { t, locale } = texts();
  const offer = await readOffer();
  if (!offer.ok) return <Failed title={t('tradeIn.failed')} />;
  const models = offer.value.brands.filter(({ brand }) => brand === data.brand);
  return (
    <Choices
      name="model"
      legend={t('tradeIn.question.model')}
      isAsked
      hint={t('tradeIn.modelHint')}
      choices={models
        .flatMap((one) => one.models)
        .map(({ id, name, storage, basePrice }) => ({
          value: id,
          title: name,
          text: toStorage(storage, locale) || undefined,
          end: t('tradeIn.upTo', { price: formatMnt(basePrice) }),
        }))}
    />
  );
}

export async function ConditionFields() {
  const { t, own } = texts();
  const offer = await readOffer();
  if (!offer.ok) return <Failed title={t('tradeIn.failed')} />;
  return (
    <>
      <p className="text-muted">{t('tradeIn.conditionHint')}</p>
      {listQuestions(offer.value).map((question, index) => (
        <Choices
          key={question.id}
          name={answerFields[index] ?? ''}
          legend={own(question, 'text')}
          choices={question.options.map((option) => ({
            value: toAnswerValue(question, option),
            title: own(option, 'text'),
          }))}
        />
      ))}
    </>
  );
}

export function ImeiFields() {
  const { t } = texts();
  return (
    <>
      <Field
        name="imei"
        label={t('tradeIn.imei')}
        hint={t('tradeIn.imeiHint')}
        inputMode="numeric"
        maxLength={24}
        autoComplete="off"
        className="numbers max-w-80 text-xl"
      />
      <p className="text-sm text-muted">{t('tradeIn.imeiKept')}</p>
    </>
  );
}
