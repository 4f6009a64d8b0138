import { dataLive, dataReplay, liveEvent } from './page-contract.ts';

let press: { on: HTMLElement; event: Event } | null = null;

/** A press on a control that works only with scripts is repeated when its island is hydrated, instead of being lost. */
export function notePress(event: Event): void {
  const on =
    event.target instanceof Element && event.target.closest<HTMLElement>(`[${dataReplay}]`);
  // A later choice elsewhere in the form does not take the press back.
  if (!on) return;
  press = on.hasAttribute(dataLive) ? null : { on, event };
}

export function replayPresses(): void {
  // In the capture phase: React stops the event from bubbling while it hydrates.
  addEventListener('click', notePress, true);
  addEventListener(liveEvent, ({ target }) => {
    if (!press || press.on !== target) return;
    const { on, event } = press;
    // If the island was hydrated during the press itself, the press still reaches it.
    if (event.eventPhase === Event.NONE) setTimeout(() => on.click());
  });
}
