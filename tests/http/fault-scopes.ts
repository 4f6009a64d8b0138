import { listContracts } from '../../scripts/calls/list-contracts.ts';
import type { Behaviour } from '../support/faulty-upstream/behaviour.ts';
import { faults, isFault } from '../support/faulty-upstream/faults.ts';

/** Each way in which a service fails, and one in which it is right but late. */
export const ways: Readonly<Record<string, Behaviour>> = {
  ...Object.fromEntries(
    Object.keys(faults)
      .filter(isFault)
      .map((fault) => [fault, { fault }]),
  ),
  late: { delayMs: 1900 },
};

const contracts = (await listContracts()).contracts.map(({ contract }) => contract);
const toPrefix = (path: string) => path.replace(/\{.*/, '');
const pathsOf = (service: string) =>
  contracts.filter((one) => one.service === service).map(({ path }) => toPrefix(path));

/** What fails: the calls whose paths begin so. */
export const scopes: Readonly<Record<string, readonly string[]>> = {
  'all services': ['/'],
  content: pathsOf('content'),
  commerce: pathsOf('commerce'),
  mobile: pathsOf('mobile'),
  'items, not lists': contracts
    .filter(({ path }) => path.includes('{'))
    .map(({ path }) => toPrefix(path)),
  payments: pathsOf('qpay'),
  'lists, not items': contracts
    .filter(({ envelope, method }) => envelope === 'list' && method === 'GET')
    .map(({ path }) => toPrefix(path)),
  'the calls of a customer': contracts
    .filter(({ query }) => query.includes('isdn'))
    .map(({ path }) => toPrefix(path)),
};
