/** What becomes of a link: `gone` where its draft was sent or has ended. */
export type LinkState = 'none' | 'open' | 'taken' | 'over' | 'gone';

interface Watched {
  /** How long the link lives from now on. By no clock of the browser, which may be wrong. */
  lifeMs: number;
  /** Null where nobody knows. */
  read: () => Promise<LinkState | null>;
  isHidden: () => boolean;
  tell: (state: LinkState) => void;
}

const pauseMs = 4000;

/** Asks what has become of a link until that is known or the link is over, and nothing while nobody sees it. */
export function watchLink({ lifeMs, read, isHidden, tell }: Watched): () => void {
  const end = performance.now() + lifeMs;
  let isReading = false;
  const timer = setInterval(async () => {
    if (performance.now() >= end) return stop('over');
    if (isReading || isHidden()) return;
    isReading = true;
    const state = await read().catch(() => null);
    isReading = false;
    if (state !== null && state !== 'open') stop(state);
  }, pauseMs);
  let isStopped = false;
  function stop(state?: LinkState) {
    clearInterval(timer);
    if (state && !isStopped) tell(state);
    isStopped = true;
  }
  return () => stop();
}
