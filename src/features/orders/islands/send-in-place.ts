import { raiseToast } from '#browser/raise-toast.ts';
import { findPlace, goToRow, listBoxes } from './desk-rows.ts';

let isSending = false;
/** The rows are rendered anew some time after the list was asked for; no longer than this. */
const renderMs = 3000;

/** What the browser would send, and the button: older browsers leave that out. */
function toBody(form: HTMLFormElement, { name, value }: HTMLButtonElement): URLSearchParams {
  const body = new URLSearchParams();
  for (const [key, one] of new FormData(form)) if (typeof one === 'string') body.append(key, one);
  body.set(name, value);
  return body;
}

/** The browser sends it itself: its answer is a page that says what is wrong. */
function sendNatively(form: HTMLFormElement, { name, value }: HTMLButtonElement): void {
  const field = Object.assign(document.createElement('input'), { type: 'hidden', name, value });
  form.append(field);
  form.submit();
}

const toIds = (boxes: Iterable<HTMLInputElement>) => [...boxes].map(({ value }) => value).join();

/** Waits until the rows are those of the answered page. */
async function awaitRows(page: Document): Promise<void> {
  const wanted = toIds(page.querySelectorAll<HTMLInputElement>('#desk-rows input[name=order]'));
  const end = performance.now() + renderMs;
  while (toIds(listBoxes()) !== wanted && performance.now() < end) {
    await new Promise((done) => setTimeout(done, 30));
  }
}

/** Says what the answered page says of what was done. */
function sayToast(page: Document): void {
  const said = page.querySelector('.toasts .toast');
  const text = said?.textContent.trim();
  if (text) raiseToast({ kind: said?.role === 'alert' ? 'warning' : 'success', text });
}

/**
 * Sends the form of a button and shows the list anew, where it was. What is refused has changed nothing, and the same again
 * changes nothing, so it is sent once more by the browser, which shows why.
 */
export async function sendInPlace(
  button: HTMLButtonElement,
  reload: () => Promise<void>,
): Promise<void> {
  const { form } = button;
  if (!form || isSending) return;
  isSending = true;
  try {
    const place = Math.max(0, findPlace());
    const answer = await fetch(form.action, { method: 'POST', body: toBody(form, button) });
    if (!answer.ok || !answer.redirected) return sendNatively(form, button);
    const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
    const top = scrollY;
    await reload();
    await awaitRows(page);
    scrollTo({ top, behavior: 'instant' });
    goToRow(place);
    sayToast(page);
  } catch {
    sendNatively(form, button);
  } finally {
    isSending = false;
  }
}
