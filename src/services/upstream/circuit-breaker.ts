import type { ServiceName } from '#contracts/contract.ts';

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

/** The circuit breakers of one isolate. They hold no promises: those belong to requests that may be cancelled. */
export function createCircuitBreaker(now: () => number = Date.now) {
  const records = new Map<ServiceName, Record>();

  function recordOf(service: ServiceName): Record {
    let record = records.get(service);
    if (!record) {
      record = { seconds: new Map(), restingSince: undefined };
      records.set(service, record);
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
    permit(service: ServiceName): Permit | undefined {
      const record = recordOf(service);
      if (record.restingSince === undefined) return { probe: false };
      if (now() - record.restingSince < restMs) return undefined;
      // Each probe starts a new rest, so that after a probe that is never reported another one is sent.
      record.restingSince = now();
      return { probe: true };
    },

    report(service: ServiceName, permit: Permit, failed: boolean): void {
      const record = recordOf(service);
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
  };
}

/** Allows one retry for ten calls, so that retries never double the load of a failing service. */
export function createRetryBudget() {
  const tokens = new Map<ServiceName, number>();
  const left = (service: ServiceName) => tokens.get(service) ?? startRetries;

  return {
    earn(service: ServiceName): void {
      tokens.set(service, Math.min(maxSavedRetries, left(service) + retryShare));
    },
    spend(service: ServiceName): boolean {
      if (left(service) < 1) return false;
      tokens.set(service, left(service) - 1);
      return true;
    },
  };
}
