import type { Contract, ServiceName } from '#contracts/contract.ts';
import { type Call, type Calls, toCallName } from './call.ts';
import { commerceCalls } from './commerce-calls.ts';
import { consentCalls } from './consent-calls.ts';
import { contentCalls } from './content-calls.ts';
import { coverageCalls } from './coverage-calls.ts';
import { danCalls } from './dan-calls.ts';
import type { NamedContract } from './list-contracts.ts';
import { leasingCalls } from './leasing-calls.ts';
import { mobileCalls } from './mobile-calls.ts';
import { numberCalls } from './number-calls.ts';
import { shiftCalls } from './shift-calls.ts';
import { starsCalls } from './stars-calls.ts';
import { purchaseCalls } from './purchase-calls.ts';
import { touristCalls } from './tourist-calls.ts';
import { recoveryCalls } from './recovery-calls.ts';

/** Services that an operator has to build or to connect; Cloudflare's challenge is none. */
export const calls: Readonly<Partial<Record<ServiceName, Calls>>> = {
  content: contentCalls,
  commerce: commerceCalls,
  mobile: {
    ...mobileCalls,
    ...consentCalls,
    ...purchaseCalls,
    ...numberCalls,
    ...touristCalls,
    ...recoveryCalls,
    ...shiftCalls,
    ...leasingCalls,
    ...starsCalls,
  },
  coverage: coverageCalls,
  dan: danCalls,
};

export interface DescribedCall extends NamedContract {
  call: Call;
}

/** @throws Error for a contract that nobody has described. */
export function describe(named: NamedContract): DescribedCall {
  const name = toCallName(named.contract);
  const call = calls[named.contract.service]?.[name];
  if (!call) throw new Error(`${name} is not described in scripts/calls.`);
  return { ...named, call };
}

/** The calls of a service in the order of its table. */
export function listCalls(
  service: ServiceName,
  contracts: readonly NamedContract[],
): DescribedCall[] {
  const own = contracts.filter(({ contract }) => contract.service === service).map(describe);
  const order = Object.keys(calls[service] ?? {});
  const place = ({ contract }: { contract: Contract }) => order.indexOf(toCallName(contract));
  return own.toSorted((a, b) => place(a) - place(b));
}
