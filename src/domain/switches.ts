/** What staff switch without a deploy. While it is set, a flow or a way to pay is off, or the notice is shown. */
export interface Switch {
  id: string;
  isSet: boolean;
  /** Of the notice. */
  tone: 'information' | 'trouble';
  /** Why, in the customer's words; empty where there are none but the usual ones. */
  textMn: string;
  textEn: string;
  /** Null: at once. */
  fromAt: number | null;
  /** Null: until somebody switches it back. */
  untilAt: number | null;
  revision: number;
}

export const noticeId = 'notice';
const flowPrefix = 'flow ';
export const toFlowId = (path: string): string => flowPrefix + path;
export const toProviderId = (provider: string): string => `provider ${provider}`;

/** Pages on which a flow begins that do not stand below its own, by their path. */
export const flowEntrances: ReadonlyMap<string, string> = new Map([
  ['/new-number', '/newnumberv2'],
  ['/leasing', '/leasing/assessment'],
]);

/** Whether it is set at this moment: its times count, whoever has forgotten it. */
const isSetNow = ({ isSet, fromAt, untilAt }: Switch, now: number): boolean =>
  isSet && (fromAt === null || fromAt <= now) && (untilAt === null || untilAt > now);

export const findSet = (switches: readonly Switch[], id: string, now: number): Switch | null =>
  switches.find((one) => one.id === id && isSetNow(one, now)) ?? null;

/** The switch of the flow to which an address of this site leads, if that is off. */
export function findSetFlow(switches: readonly Switch[], href: string, now: number): Switch | null {
  const [asked = ''] = href.split(/[?#]/);
  const pathname = flowEntrances.get(asked) ?? asked;
  const leadsTo = ({ id }: Switch) => {
    const path = id.slice(flowPrefix.length);
    return id.startsWith(flowPrefix) && (pathname === path || pathname.startsWith(`${path}/`));
  };
  return switches.find((one) => leadsTo(one) && isSetNow(one, now)) ?? null;
}
