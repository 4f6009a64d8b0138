import type { ComponentType, ReactNode } from 'react';
import { toTyped } from '#forms/fields.ts';
import { requestContext } from '#request/context.ts';
import { texts } from '#request/texts.ts';
import { ErrorSummary } from '#ui/form/error-summary.tsx';
import { FirstScreenEnd } from '#ui/first-screen-end.tsx';
import { PageMeta } from '#ui/page-meta.tsx';
import { BreadcrumbTrail } from '#ui/page-header.tsx';
import { withIcon } from '#ui/with-icon.ts';
import { type CurrentDraft, findCurrentDraft } from '../current-draft.ts';
import { findClosure, type Flow } from '../define-flow.ts';
import { findOpenStep, findPrevious } from '../position.ts';
import type { Step } from '../step.ts';
import { toKept } from '../kept-fields.ts';
import { toStepPath } from '../step-form.ts';
import { ClosedFlow } from './closed-flow.tsx';
import { FlowHelp } from './flow-help.tsx';
import { CodePart } from './code-step.tsx';
import { HandOff } from './hand-off.tsx';
import { LockedDraft } from './locked-draft.tsx';
import { SentDraft } from './sent-draft.tsx';
import { StepFrame } from './step-frame.tsx';
import { StepList } from './step-list.tsx';

/**
 * The fields of each step; `data` is what the steps before have saved, `draftId` what a proof of an applicant is for. The
 * last one has its own button.
 */
export type StepViews<Before> = {
  readonly [Name in keyof Before]: ComponentType<{ data: Before[Name]; draftId: string | null }>;
};

/** What a flow begins with, as its entrance has it now. */
export interface Start {
  shown: ReactNode;
  /** There is nothing to begin with: it is shown instead of the form. */
  isNothing: boolean;
}

interface FlowPageProps<Before> {
  flow: Flow<Before>;
  /** The step of the address; left out, the first that is not done. */
  step?: string;
  views: StepViews<Before>;
  /** Beside the form, or above it on a phone: what it is about by now. */
  aside?: ComponentType<{ data: object }>;
  /** Read at the step of the entrance alone; shown between its fields and its button. */
  findStart?: () => Promise<Start>;
}

/** Going back shows what was filled in, in the same way as a refusal does. */
function showStored(step: Step, { draft }: CurrentDraft): void {
  const request = requestContext();
  const entry = draft?.entries[step.name];
  if (!entry || request.formState) return;
  const typed = toTyped(entry.fields, toKept(step, request.mode));
  request.formState = { faults: [], typed };
}

interface OpenStepProps<Before> extends Omit<FlowPageProps<Before>, 'findStart'> {
  current: CurrentDraft;
  title: string;
  start: Start | null;
}

/** Where one is, what is wrong, the fields, the way back, and the way to another device. */
function OpenStep<Before>({
  flow,
  step: name,
  views,
  aside: Aside,
  current,
  title,
  start,
}: OpenStepProps<Before>) {
  const { t } = texts();
  const { position } = current;
  const step = findOpenStep(position, name);
  const previous = findPrevious(position, step);
  const View = views[step.name as keyof Before] as ComponentType<{
    data: object;
    draftId: string | null;
  }>;
  const closure = findClosure(flow);
  // Whoever has just sent something sees it again, to send it later.
  const isOpen = !closure || requestContext().formState !== undefined;
  const isShown = isOpen && !start?.isNothing;
  if (isShown) showStored(step, current);
  return (
    <>
      <PageMeta
        title={name === undefined ? title : `${t(step.title)} · ${title}`}
        description={t(flow.lead)}
        path={flow.path}
        noIndex={name !== undefined}
      />
      <h1 tabIndex={-1} className={`text-3xl ${Aside ? '' : 'mt-4'}`}>
        {isShown && (step.question || previous) ? t(step.question ?? step.title) : title}
      </h1>
      {isShown && !previous && !step.question && <p className="lead mt-3">{t(flow.lead)}</p>}
      <FirstScreenEnd />
      <div className="mt-6">
        <ErrorSummary />
        {closure && <ClosedFlow closure={closure} isBegun={current.draft !== null} />}
        {isOpen && start?.isNothing && start.shown}
        {position.refill === step && (
          <p
            role="status"
            className={`mb-6 flex items-start gap-2 rounded-card bg-info-tint p-4 text-info ${withIcon('circle-alert')}`}
          >
            {t('flow.refill')}
          </p>
        )}
        {isShown && step.code && (
          <CodePart flow={flow} step={step} current={current}>
            <View data={position.data} draftId={current.draft?.id ?? null} />
          </CodePart>
        )}
        {isShown && !step.code && (
          <StepFrame flow={flow} step={step} current={current}>
            <View data={position.data} draftId={current.draft?.id ?? null} />
            {start?.shown}
          </StepFrame>
        )}
      </div>
      <div
        className={`mt-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-2 ${previous || current.draft ? 'border-t-1 border-line pt-4' : ''}`}
      >
        {previous && (
          <a
            href={previous.entrance ?? toStepPath(flow, previous)}
            data-document
            className={`line-link gap-1.5 text-link ${withIcon('arrow-left')}`}
          >
            {t('flow.back')}
          </a>
        )}
        {!step.staysHere && <HandOff flow={flow} step={step} current={current} />}
      </div>
    </>
  );
}

/** A flow at one of its steps; on a device that has to confirm its draft first, or that was forestalled, only that. */
export async function FlowPage<Before>({ findStart, ...props }: FlowPageProps<Before>) {
  const { flow, aside: Aside } = props;
  const title = texts().t(flow.title);
  const current = await findCurrentDraft(flow);
  const isOpen = !current.sent && !current.locked;
  const step = findOpenStep(current.position, props.step);
  const start = isOpen && step.entrance !== undefined ? ((await findStart?.()) ?? null) : null;
  // Before anything is begun, what stands beside the form leads into it as well.
  const isIdle = findClosure(flow) !== null || start?.isNothing === true;
  const isEmpty = isIdle && current.draft === null;
  return (
    <div className="page pt-6 pb-16 sm:pt-8">
      {/* The app's title bar names the flow, and leads back. */}
      <div className="browser-only">
        <BreadcrumbTrail crumbs={[{ name: title, href: flow.path }]} />
      </div>
      {isOpen && !isEmpty && (
        <div className={Aside ? 'mt-4' : 'mt-4 max-w-3xl'}>
          <StepList flow={flow} position={current.position} step={step} />
        </div>
      )}
      <div className={Aside ? 'beside mt-6' : `alone ${isOpen ? '' : 'mt-4'}`}>
        {Aside && isOpen && !isEmpty && <Aside data={current.position.data} />}
        <div className="min-w-0 roomy:row-span-2">
          {current.sent && <SentDraft flow={flow} sent={current.sent} caller={current.caller} />}
          {current.locked && (
            <LockedDraft flow={flow} locked={current.locked} caller={current.caller} />
          )}
          {isOpen && <OpenStep {...props} current={current} title={title} start={start} />}
        </div>
        {isOpen && !isEmpty && (
          <FlowHelp
            className={Aside ? 'roomy:block' : 'xl:block mt-4'}
            fromAbroad={flow.fromAbroad}
          />
        )}
      </div>
    </div>
  );
}
