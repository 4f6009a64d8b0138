import { findPlace, goToRow, listBoxes } from './desk-rows.ts';

let isSending = false;

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

/**
 * Sends the form of a button and shows the list anew, where it was. How many of the sent orders are still in it; null where
 * nothing was moved here. What is refused has changed nothing, so it is sent once more by the browser, which shows why.
 */
export async function sendInPlace(
  button: HTMLButtonElement,
  reload: () => Promise<void>,
): Promise<number | null> {
  const { form } = button;
  if (!form || isSending) return null;
  isSending = true;
  try {
    const body = toBody(form, button);
    const place = Math.max(0, findPlace());
    const answer = await fetch(form.action, { method: 'POST', body, redirect: 'manual' });
    if (answer.type !== 'opaqueredirect') {
      sendNatively(form, button);
      return null;
    }
    const top = scrollY;
    await reload();
    scrollTo({ top, behavior: 'instant' });
    goToRow(place);
    const sent = new Set(body.getAll('order'));
    return listBoxes().filter(({ value }) => sent.has(value)).length;
  } catch {
    sendNatively(form, button);
    return null;
  } finally {
    isSending = false;
  }
}
