import type { Contract, ServiceName } from '#contracts/contract.ts';

const readMs: Record<ServiceName, number> = {
  content: 1500,
  commerce: 2000,
  mobile: 2000,
  coverage: 1500,
  dan: 2000,
};
const writeMs = 5000;

/** How long one call may take in all, its body and its retry included. */
export function deadlineMsOf(contract: Contract): number {
  return contract.method === 'GET' ? readMs[contract.service] : writeMs;
}
