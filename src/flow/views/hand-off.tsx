import { requestContext } from '#request/context.ts';
import { texts } from '#request/texts.ts';
import { QrCode } from '#ui/qr-code.tsx';
import { withIcon } from '#ui/with-icon.ts';
import { type CurrentDraft, openDraftStore } from '../current-draft.ts';
import type { Flow } from '../define-flow.ts';
import { sealLink } from '../handoff/store.ts';
import type { Step } from '../step.ts';
import { toStepPath } from '../step-form.ts';

interface HandOffProps {
  flow: Flow;
  step: Step;
  current: CurrentDraft;
}

/** Takes the draft to another device. The link is made when it is asked for, because it ends after minutes. */
export async function HandOff({ flow, step, current: { draft } }: HandOffProps) {
  const { t } = texts();
  const { origin, mode, page } = requestContext();
  if (!draft) return null;
  if (!page.query.has('handOff')) {
    return (
      <a
        href={`${toStepPath(flow, step)}?handOff=1#handOff`}
        data-document
        data-keep-draft
        className={`line-link gap-1.5 text-link ${withIcon('qr-code')}`}
      >
        {t('flow.handOff.open')}
      </a>
    );
  }
  const link = `${origin}/continue?link=${await sealLink(openDraftStore(), draft, flow.path)}`;
  return (
    <section id="handOff" aria-labelledby="handOff-title" className="card w-full p-5">
      <h2 id="handOff-title" className="text-xl">
        {t('flow.handOff.open')}
      </h2>
      <p className="mt-2">{t('flow.handOff.lead')}</p>
      <div className="mt-4 max-w-72">
        <QrCode text={link} label={t('flow.handOff.qr')} />
      </div>
      {mode !== 'kiosk' && (
        <label className="mt-4 block font-bold">
          {t('flow.handOff.link')}
          <input readOnly value={link} className="control mt-2" />
        </label>
      )}
    </section>
  );
}
