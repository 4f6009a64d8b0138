import { toUlaanbaatar } from '#domain/ulaanbaatar-time.ts';
import { ClosedFlow } from '#flow/views/closed-flow.tsx';
import { findClosedFlow } from '#request/switches.ts';
import { requestContext } from '#request/context.ts';
import { texts } from '#request/texts.ts';
import { Fieldset } from '#ui/form/choices.tsx';
import { ErrorSummary } from '#ui/form/error-summary.tsx';
import { Field } from '#ui/form/field.tsx';
import { readFieldState } from '#ui/form/field-state.ts';
import { TextArea } from '#ui/form/text-area.tsx';
import { SubmitButton } from '#ui/islands/submit-button.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { PageMeta } from '#ui/page-meta.tsx';
import { GreetingCard } from '../islands/greeting-card.tsx';
import {
  findTemplate,
  firstOf,
  type Greeting,
  greetingLimits,
  greetingTemplates,
  toNextOccasion,
  toPicture,
} from '../model.ts';
import { openGreeting } from '../store.ts';
import { listWishes } from './wishes.ts';

const path = '/new-year-greeting';

/** The cards as large pictures, one of which is chosen. */
function Templates({ value }: { value: string }) {
  const { t } = texts();
  return (
    <Fieldset name="template" legend={t('greeting.template')}>
      <div className="grid grid-cols-2 gap-3 sm:grid-cols-3">
        {greetingTemplates.map(({ id, occasion }) => (
          <label
            key={id}
            className="card grid cursor-pointer grid-cols-[auto_minmax(0,1fr)] items-start overflow-hidden hover:border-primary has-[:checked]:border-primary has-[:checked]:bg-primary-tint"
          >
            <img
              src={toPicture(id)}
              alt=""
              width="1200"
              height="630"
              loading="lazy"
              className="col-span-2 block h-auto w-full"
            />
            <input
              type="radio"
              name="template"
              value={id}
              defaultChecked={id === value}
              className="m-3 mr-2 h-6 w-6"
            />
            <span className="py-3 pr-2 text-sm font-bold leading-tight">
              {t(`greeting.name.${id}`)}
              <span className="block font-normal text-muted">
                {t(`greeting.occasion.${occasion}`)}
              </span>
            </span>
          </label>
        ))}
      </div>
    </Fieldset>
  );
}

/** What the card shows: what was typed, and where nothing was, what could be. */
function toShown(start: Greeting | null): Greeting {
  const { t } = texts();
  const typed = (name: string) => readFieldState(name).typed?.[0]?.trim();
  const occasion = toNextOccasion(toUlaanbaatar(new Date()).date);
  return {
    template: findTemplate(typed('template'))?.id ?? start?.template ?? firstOf[occasion],
    to: typed('to') || start?.to || t('greeting.sample.to'),
    from: typed('from') || start?.from || t('greeting.sample.from'),
    message: typed('message') || start?.message || t('greeting.sample.message'),
  };
}

function GreetingForm({ start }: { start: Greeting | null }) {
  const { t } = texts();
  const shown = toShown(start);
  const { posted } = requestContext();
  return (
    <form
      method="post"
      action={path}
      noValidate
      className="grid gap-8 roomy:grid-cols-[minmax(0,1fr)_27rem] roomy:gap-12"
    >
      <div className="stack min-w-0 gap-6">
        {/* Enter in a field makes the greeting. */}
        <button type="submit" tabIndex={-1} aria-hidden className="sr-only" />
        <Templates value={shown.template} />
        <Field
          name="to"
          label={t('greeting.to')}
          hint={t('greeting.toHint')}
          value={start?.to}
          maxLength={greetingLimits.name}
          autoComplete="off"
        />
        <TextArea
          name="message"
          label={t('greeting.message')}
          hint={t('greeting.messageHint', { max: greetingLimits.message })}
          {...(start && { value: start.message })}
          maxLength={greetingLimits.message}
        />
        <Field
          name="from"
          label={t('greeting.from')}
          value={start?.from}
          maxLength={greetingLimits.name}
          autoComplete="off"
        />
      </div>
      <section aria-labelledby="preview-title" className="min-w-0">
        <div className="roomy:sticky roomy:top-24">
          <h2 id="preview-title" tabIndex={-1} className="mb-3 text-lg">
            {t('greeting.preview')}
          </h2>
          <GreetingCard greeting={shown} wishes={listWishes()} heading="p" live />
          <div className="mt-5 flex flex-wrap gap-3">
            <SubmitButton
              label={t('greeting.make')}
              pending={t('flow.sending')}
              className="btn-primary flex-1 basis-48"
            />
            {/* A page that answers a form is not hydrated, so that the card does not follow what is typed. */}
            <button
              type="submit"
              name="choose"
              formAction={`${path}#preview-title`}
              value="preview"
              className={`btn-line ${posted ? '' : 'without-script'}`}
            >
              {t('greeting.see')}
            </button>
          </div>
          <p className="mt-3 text-sm text-muted">{t('greeting.nothingStored')}</p>
        </div>
      </section>
    </form>
  );
}

/** Makes a greeting card: which, for whom, and what it says. */
export async function GreetingPage() {
  const { t } = texts();
  const link = requestContext().page.query.get('g');
  const opened = link ? await openGreeting(link).catch(() => null) : null;
  const title = t('flow.greeting.title');
  const closure = findClosedFlow(path);
  return (
    <>
      <PageMeta title={title} description={t('flow.greeting.text')} image={toPicture('sunrise')} />
      <PageHeader crumbs={[{ name: title, href: path }]} title={title} lead={t('greeting.lead')} />
      <div className="page pb-16">
        <ErrorSummary />
        {closure ? (
          <ClosedFlow closure={closure} isBegun={false} />
        ) : (
          <GreetingForm start={opened?.greeting ?? null} />
        )}
      </div>
    </>
  );
}
