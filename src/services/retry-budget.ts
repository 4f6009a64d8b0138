import type { ServiceName } from '#contracts/contract.ts';

const share = 0.1;
const most = 10;
/** A fresh isolate may retry a little before it has earned it. */
const start = 3;

/** Lets at most one call in ten be repeated, so that retries never double a failing service's load. */
export function createRetryBudget() {
  const tokens = new Map<ServiceName, number>();
  const left = (service: ServiceName) => tokens.get(service) ?? start;

  return {
    earn(service: ServiceName): void {
      tokens.set(service, Math.min(most, left(service) + share));
    },
    spend(service: ServiceName): boolean {
      if (left(service) < 1) return false;
      tokens.set(service, left(service) - 1);
      return true;
    },
  };
}
