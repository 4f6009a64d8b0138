import { formatTime } from '#domain/ulaanbaatar-time.ts';
import { requestContext } from '#request/context.ts';
import { texts } from '#request/texts.ts';
import { QrCode } from '#ui/qr-code.tsx';
import { withIcon } from '#ui/with-icon.ts';
import { type CurrentDraft, openDraftStore } from '../current-draft.ts';
import type { Flow } from '../define-flow.ts';
import { handOffField } from '../handoff/forms.ts';
import { findLink, type Link } from '../handoff/store.ts';
import { LinkWatch } from '../islands/link-watch.tsx';
import type { Step } from '../step.ts';
import { toStepPath } from '../step-form.ts';

interface HandOffProps {
  flow: Flow;
  step: Step;
  current: CurrentDraft;
}

/** A press makes a link, because it ends after minutes, and ends the one before. */
function NewLink({ flow, step, again }: Pick<HandOffProps, 'flow' | 'step'> & { again: boolean }) {
  const { t } = texts();
  return (
    <form method="post" action={toStepPath(flow, step)}>
      <input type="hidden" name={handOffField} value="1" />
      <button
        type="submit"
        data-keep-draft
        className={
          again ? 'btn-line' : `line-link gap-1.5 text-left text-link ${withIcon('qr-code')}`
        }
      >
        {t(again ? 'flow.handOff.again' : 'flow.handOff.open')}
      </button>
    </form>
  );
}

/** The link is opened in the language of this page, whatever the other device has spoken before. */
function toAddress(link: string): string {
  const { origin, locale } = requestContext();
  return `${origin}/continue?lang=${locale}&link=${link}`;
}

function OpenLink({ link, until }: Extract<Link, { state: 'open' }>) {
  const { t } = texts();
  const address = toAddress(link);
  return (
    <>
      <p className="numbers mt-2">
        {t('flow.handOff.lead', { time: formatTime(new Date(until)) })}
      </p>
      <div className="mt-4 max-w-72">
        <QrCode text={address} label={t('flow.handOff.qr')} />
      </div>
      {requestContext().mode !== 'kiosk' && (
        <label className="mt-4 block font-bold">
          {t('flow.handOff.link')}
          <input readOnly value={address} className="control mt-2" />
        </label>
      )}
    </>
  );
}

/** Takes the draft to another device: the newest link, or why there is none any more. */
export async function HandOff({ flow, step, current: { draft } }: HandOffProps) {
  const { t } = texts();
  if (!draft) return null;
  const isAsked = requestContext().page.query.has(handOffField);
  const store = openDraftStore();
  const link: Link = isAsked ? await findLink(store, draft, flow.path) : { state: 'none' };
  if (link.state === 'none') return <NewLink flow={flow} step={step} again={false} />;
  const ended = (said: 'flow.handOff.taken' | 'flow.handOff.over') => (
    <div className="stack mt-2 items-start gap-4">
      <p>{t(said)}</p>
      <NewLink flow={flow} step={step} again />
    </div>
  );
  const [taken, over] = [ended('flow.handOff.taken'), ended('flow.handOff.over')];
  return (
    <section
      id={handOffField}
      aria-labelledby="handOff-title"
      className="card w-full p-5"
      data-eager
    >
      <h2 id="handOff-title" className="text-xl">
        {t('flow.handOff.open')}
      </h2>
      {link.state === 'taken' && taken}
      {link.state === 'over' && over}
      {link.state === 'open' && (
        <LinkWatch kind={flow.kind} until={link.until} now={store.now} taken={taken} over={over}>
          <OpenLink {...link} />
        </LinkWatch>
      )}
    </section>
  );
}
