interface Told {
  state: string;
  /** How often money of it went back. */
  refunds: number;
}

interface Watched {
  /** What the page shows. */
  shown: Told;
  /** How long the invoice can be paid from now on. By no clock of the browser, which may be wrong. */
  lifeMs: number;
  /** Null where nobody knows. */
  read: () => Promise<Told | null>;
  isHidden: () => boolean;
  /** The payment is no longer what the page shows. */
  changed: () => void;
}

const soonMs = 10_000;
const laterMs = 30_000;
/** So long somebody waits at the page for what they have just paid. */
const soonUntilMs = 120_000;
/** The server ends a payment a little after its time. */
const spareMs = 120_000;

/**
 * Asks what has become of a payment: often at first, then seldom, until its time is over, and nothing while nobody sees
 * the page. Who comes back to it, from a bank's app, is told at once.
 */
export function watchPayment({ shown, lifeMs, read, isHidden, changed }: Watched): {
  look: () => void;
  stop: () => void;
} {
  const began = performance.now();
  let isReading = false;
  let isStopped = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  async function look() {
    if (isReading || isStopped) return;
    isReading = true;
    const known = await read().catch(() => null);
    isReading = false;
    if (isStopped || known === null) return;
    if (known.state === shown.state && known.refunds === shown.refunds) return;
    stop();
    changed();
  }
  function wait() {
    const passed = performance.now() - began;
    if (isStopped || passed > lifeMs + spareMs) return;
    timer = setTimeout(
      async () => {
        if (!isHidden()) await look();
        wait();
      },
      passed < soonUntilMs ? soonMs : laterMs,
    );
  }
  function stop() {
    isStopped = true;
    clearTimeout(timer);
  }
  wait();
  return { look: () => void look(), stop };
}
