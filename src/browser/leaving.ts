/** Whether the browser is on its way to another document, to which a form or a link of this one leads. */

/** Without an answer by then, a form may be submitted again. */
const waitMs = 10_000;
let sentAt = -Infinity;
let followedAt = -Infinity;

/** It has submitted a form itself. */
export const isSending = (): boolean => performance.now() - sentAt < waitMs;
/** It follows a link itself: to load this document anew would keep it here. */
export const isFollowing = (): boolean => performance.now() - followedAt < waitMs;

/** A form that the browser submits itself is submitted once, however often its button is pressed. */
function onSubmit(event: SubmitEvent): void {
  if ((event.target as HTMLFormElement).method !== 'post') return;
  if (isSending()) return event.preventDefault();
  // Whether React handles the form instead is known after all listeners have run.
  setTimeout(() => {
    if (event.defaultPrevented) return;
    sentAt = performance.now();
    try {
      // For `beginAtHeading`.
      sessionStorage.sent = location.pathname;
    } catch {
      // Without storage the next page begins at its top.
    }
  });
}

/** The last of all listeners: what the router follows is prevented by then. */
function onClick(event: MouseEvent): void {
  const isLink = event.target instanceof Element && event.target.closest('a[href]');
  if (isLink && !event.defaultPrevented) followedAt = performance.now();
}

export function watchLeaving(): void {
  // In the capture phase, as for the presses that are replayed.
  addEventListener('submit', onSubmit, true);
  addEventListener('click', onClick);
  addEventListener('pageshow', () => {
    sentAt = -Infinity;
    followedAt = -Infinity;
  });
}
