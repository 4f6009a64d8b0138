import { texts } from '#request/texts.ts';
import { Field } from '#ui/form/field.tsx';

/** For guests: an order is found by its code and the phone that it was made with. */
export function FindOrder() {
  const { t } = texts();
  return (
    <section id="find" aria-labelledby="find-title" className="section">
      <div className="card max-w-160 p-5 sm:p-6">
        <h2 id="find-title" className="text-xl">
          {t('order.find.title')}
        </h2>
        <p className="mt-1 text-muted">{t('order.find.text')}</p>
        <form method="post" action="/order" className="mt-5 grid gap-5 sm:grid-cols-2">
          <Field
            name="code"
            label={t('order.code')}
            hint={t('order.find.codeHint')}
            maxLength={20}
            autoComplete="off"
            className="numbers uppercase"
          />
          <Field
            name="phone"
            type="tel"
            inputMode="numeric"
            label={t('order.find.phone')}
            hint={t('order.find.phoneHint')}
            maxLength={20}
            autoComplete="tel"
            className="numbers"
          />
          <button type="submit" className="btn-primary justify-self-start">
            {t('order.find.submit')}
          </button>
        </form>
      </div>
    </section>
  );
}
