const windowSeconds = 10;
const minCalls = 20;
const maxFailureShare = 0.5;
const restMs = 5000;

const retryShare = 0.1;
const maxSavedRetries = 10;
/** A new isolate may retry this often before any call has earned a retry. */
const startRetries = 3;

/** Permission for one call; a probe finds out whether a failed service has recovered. */
export interface Permit {
  probe: boolean;
}

interface Record {
  /** Calls and failures by second. */
  seconds: Map<number, { calls: number; failures: number }>;
  /** Since when no call is allowed; undefined while the circuit is closed. */
  restingSince: number | undefined;
}

/** The circuit breakers of one isolate, by name. They hold no promises: those belong to requests that may be cancelled. */
export function createCircuitBreaker(now: () => number = Date.now) {
  const records = new Map<string, Record>();

  function recordOf(circuit: string): Record {
    let record = records.get(circuit);
    if (!record) {
      record = { seconds: new Map(), restingSince: undefined };
      records.set(circuit, record);
    }
    return record;
  }

  function count(record: Record, failed: boolean): void {
    const second = Math.floor(now() / 1000);
    for (const past of record.seconds.keys()) {
      if (past <= second - windowSeconds) record.seconds.delete(past);
    }
    const entry = record.seconds.get(second) ?? { calls: 0, failures: 0 };
    entry.calls += 1;
    entry.failures += failed ? 1 : 0;
    record.seconds.set(second, entry);
  }

  function isFailing(record: Record): boolean {
    let calls = 0;
    let failures = 0;
    for (const second of record.seconds.values()) {
      calls += second.calls;
      failures += second.failures;
    }
    return calls >= minCalls && failures >= calls * maxFailureShare;
  }

  return {
    /** Undefined while the circuit is open. */
    permit(circuit: string): Permit | undefined {
      const record = recordOf(circuit);
      if (record.restingSince === undefined) return { probe: false };
      if (now() - record.restingSince < restMs) return undefined;
      // Each probe starts a new rest, so that after a probe that is never reported another one is sent.
      record.restingSince = now();
      return { probe: true };
    },

    report(circuit: string, permit: Permit, failed: boolean): void {
      const record = recordOf(circuit);
      if (permit.probe) {
        if (failed) return;
        record.restingSince = undefined;
        record.seconds.clear();
        return;
      }
      if (record.restingSince !== undefined) return;
      count(record, failed);
      if (failed && isFailing(record)) {
        record.restingSince = now();
        record.seconds.clear();
      }
    },

    forget: (): void => records.clear(),
  };
}

/** Allows one retry for ten calls, so that retries never double the load of a failing service. */
export function createRetryBudget() {
  const tokens = new Map<string, number>();
  const left = (circuit: string) => tokens.get(circuit) ?? startRetries;

  return {
    earn(circuit: string): void {
      tokens.set(circuit, Math.min(maxSavedRetries, left(circuit) + retryShare));
    },
    spend(circuit: string): boolean {
      if (left(circuit) < 1) return false;
      tokens.set(circuit, left(circuit) - 1);
      return true;
    },
    forget: (): void => tokens.clear(),
  };
}
