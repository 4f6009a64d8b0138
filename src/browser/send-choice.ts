import { dataChoose } from './page-contract.ts';

/** How long a reader who chooses by keys may pause: each letter of a name that is typed changes the choice. */
const pauseMs = 1200;

let keyed: EventTarget | null = null;
let timer: ReturnType<typeof setTimeout> | undefined;

const isChoice = (target: EventTarget | null): target is HTMLSelectElement =>
  target instanceof HTMLSelectElement && target.hasAttribute(dataChoose);

type Choice = Pick<HTMLSelectElement, 'form' | 'name'>;

/** Sends the form of a choice, as its button does; `action`: to another address than its form's. */
export function pressChoice({ form, name }: Choice, action?: string): void {
  const button = form?.querySelector<HTMLButtonElement>(`button[value="${name}"]`);
  if (button && action !== undefined) button.formAction = action;
  button?.click();
}

function press(select: HTMLSelectElement): void {
  clearTimeout(timer);
  timer = undefined;
  keyed = null;
  pressChoice(select);
}

/**
 * Presses the button beside a select upon whose choice the rest of its form depends: at once after a press or a touch,
 * by keys when the reader pauses or leaves the select.
 */
export function sendChoice({ target, type }: Event): void {
  if (!isChoice(target)) return;
  if (type === 'keydown') {
    keyed = target;
    if (timer !== undefined) timer = wait(target);
  } else if (type === 'pointerdown') keyed = null;
  else if (type === 'change' && keyed === target) timer = wait(target);
  else if (type === 'change' || timer !== undefined) press(target);
}

function wait(select: HTMLSelectElement) {
  clearTimeout(timer);
  return setTimeout(() => press(select), pauseMs);
}
