import type { ServiceName } from '#contracts/contract.ts';
import { toCallName } from '../calls/call.ts';
import { type DescribedCall, listCalls } from '../calls/calls.ts';
import { listContracts } from '../calls/list-contracts.ts';
import { type Ids, readAt } from '../calls/to-request.ts';
import { checkCall, type Checked } from './check-call.ts';
import { checkCart } from './check-cart.ts';
import type { Target } from './probe.ts';
import type { Report } from './report.ts';
import { toSettings } from './to-settings.ts';

export interface Conformance {
  targets: Partial<Record<ServiceName, Target>>;
  /** A number made for tests: calls about one customer are tried with it. */
  number?: string | undefined;
  /** Ids of what no call lists, by the name of its call's description. */
  ids?: Readonly<Record<string, string>>;
  /** Whether the cart of that number may be changed, and changed back. */
  write?: boolean;
}

/** As many details, such as articles, as are read. */
const maxDetails = 5;

/** What is sent: the ids that other calls have answered. */
function findIds(
  { call }: DescribedCall,
  checked: ReadonlyMap<string, Checked>,
  given: Conformance['ids'] = {},
): Ids[] | undefined {
  if (call.named !== undefined) {
    const id = given[call.named];
    return id === undefined ? undefined : [{ id }];
  }
  const [from] = Object.entries(call.from ?? {});
  if (!from) return [];
  const [parameter, [source, at]] = from;
  const ids = (checked.get(source)?.items ?? []).flatMap((item) => readAt(item, at));
  const some = [...new Set(ids)].slice(0, maxDetails);
  return some.length > 0 ? some.map((id) => ({ [parameter]: id })) : undefined;
}

/** Reads change nothing; `/cart/calculate` is one by POST. */
const isRead = ({ contract, call }: DescribedCall): boolean =>
  !call.effect && (contract.method === 'GET' || (call.sent !== undefined && !call.personal));

/** Asks the services everything that the site asks, and tells what the site would make of it. */
export async function conform({
  targets,
  number,
  ids: given,
  write,
}: Conformance): Promise<Report> {
  const { contracts } = await listContracts();
  const checked = new Map<string, Checked>();
  const report: Report = { calls: [], writes: [], settings: {}, notes: [] };
  for (const [service, target] of Object.entries(targets) as [ServiceName, Target][]) {
    const own = listCalls(service, contracts);
    if (own.length === 0) report.notes.push(`The site makes no call of ${service} yet.`);
    for (const described of own.filter(isRead)) {
      const name = toCallName(described.contract);
      const ids = findIds(described, checked, given);
      if (described.call.personal && !number) {
        report.notes.push(`${name} is not tried without --number.`);
        continue;
      }
      if (!ids) {
        report.notes.push(`${name} is not tried${whyUntried(described)}.`);
        continue;
      }
      const asked = described.call.personal ? withNumber(described, number ?? '') : described;
      const other = own.find(({ contract }) => toCallName(contract) === described.call.orElse);
      const found = await checkCall(asked, target, ids, other);
      checked.set(name, found);
      report.calls.push(found.report);
    }
    if (service === 'commerce' && write && number) {
      const products = checked.get('GET /product')?.items ?? [];
      report.writes.push(...(await checkCart(own, target, { number, products })));
      continue;
    }
    const untried = own.filter((described) => !isRead(described));
    const names = untried.map(({ contract }) => toCallName(contract));
    if (names.length > 0) report.notes.push(`Not tried: ${names.join(', ')}.`);
  }
  return { ...report, ...toSettings(report, checked) };
}

function whyUntried({ call }: DescribedCall): string {
  if (call.named !== undefined) return ` without --id ${call.named}=…`;
  return `, because ${Object.values(call.from ?? {})[0]?.[0] ?? ''} names none`;
}

function withNumber(described: DescribedCall, number: string): DescribedCall {
  const { call, contract } = described;
  const own = contract.query.includes('isdn') ? { isdn: number } : {};
  return { ...described, call: { ...call, values: { ...call.values, ...own } } };
}
