import {
  dataCartLink,
  dataChoose,
  dataDraft,
  dataPreference,
  dataReady,
  dataStatic,
  quickAddFormId,
} from './page-contract.ts';

/** What answers presses, and restores what they have saved, comes with intent, or with the first press that needs it. */
const load = () => import('./answer-press.ts');
type Answers = Awaited<ReturnType<typeof load>>;

/** Where it does not come, nothing is done. */
export function answerSoon(work?: (answers: Answers) => unknown): void {
  load()
    .then(work)
    .catch(() => null);
}

/** On a page that is not hydrated the cart's link is one of them, and what adds a product of a list. */
const pressed = `[${dataPreference}]:not([${dataPreference}=prompt]),[${dataStatic}] a[${dataCartLink}],:root:not([${dataReady}]) [form=${quickAddFormId}]`;
let isLeft = false;

/** A press waits for what answers it. Where that does not come the browser follows it, as without scripts. */
function holdPress(event: MouseEvent, isAsked: () => boolean): void {
  const on = event.target instanceof Element && event.target.closest<HTMLElement>(pressed);
  if (!on || isLeft || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  // Another language begins at the same place: at the top there is none to be saved.
  if (scrollY < 1 && on.getAttribute(dataPreference) === 'lang') return;
  event.preventDefault();
  const leave = () => {
    isLeft = true;
    on.click();
    isLeft = false;
  };
  load()
    .then((it) => it.answerPress(on, isAsked()) || leave())
    .catch(leave);
}

/** Choices are answered afterwards, in their order. */
function answerLater(event: Event): void {
  const { target } = event;
  const isMeant = target instanceof Element && target.hasAttribute(dataChoose);
  if (isMeant) answerSoon((it) => it.sendChoice(event));
}

/** `isAsked` says whether the page's payload was asked for. */
export function watchPresses(isAsked: () => boolean): void {
  document.addEventListener('click', (event) => holdPress(event, isAsked));
  for (const type of ['change', 'keydown', 'pointerdown', 'focusout']) {
    addEventListener(type, answerLater, { passive: true });
  }
}

/**
 * What was saved when the page before was left: the scroll position, what was typed into the form marked `data-draft`, and
 * whether a form has led here.
 */
export function restoreSaved(): void {
  try {
    const { place, draft, sent } = sessionStorage;
    if (!place && !sent && !(draft && document.querySelector(`form[${dataDraft}]`))) return;
    answerSoon((it) => it.restoreSaved());
  } catch {
    // Without storage nothing was saved.
  }
}
