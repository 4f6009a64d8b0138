import type { ServiceName, Contract } from '#contracts/contract.ts';
import { settings as ownSettings } from '#env.ts';
import type { Settings } from '#settings/settings.ts';
import { UpstreamError } from './upstream-error.ts';

export type AddressSettings = Pick<
  Settings,
  | 'CONTENT_BASE_URL'
  | 'COMMERCE_BASE_URL'
  | 'MOBILE_BASE_URL'
  | 'COVERAGE_BASE_URL'
  | 'DAN_BASE_URL'
  | 'QPAY_BASE_URL'
  | 'GOLOMT_BASE_URL'
  | 'ABOUT_US_TOKEN'
  | 'hasOperator'
> &
  Partial<
    Pick<
      Settings,
      | 'TURNSTILE_BASE_URL'
      | 'EBARIMT_BASE_URL'
      | 'EBARIMT_INFO_URL'
      | 'CREDIT_BUREAU_BASE_URL'
      | 'SOCIAL_INSURANCE_BASE_URL'
    >
  >;

const settingOf = {
  content: 'CONTENT_BASE_URL',
  commerce: 'COMMERCE_BASE_URL',
  mobile: 'MOBILE_BASE_URL',
  coverage: 'COVERAGE_BASE_URL',
  dan: 'DAN_BASE_URL',
  qpay: 'QPAY_BASE_URL',
  ebarimt: 'EBARIMT_BASE_URL',
  'ebarimt-info': 'EBARIMT_INFO_URL',
  golomt: 'GOLOMT_BASE_URL',
  turnstile: 'TURNSTILE_BASE_URL',
} as const satisfies Record<ServiceName, keyof AddressSettings>;

/** The path of the embedded identity provider's pages, used where no provider is configured. */
export const embeddedDanPath = '/operator/dan';

/** The path of the embedded card page, used where no bank is configured. */
export const embeddedGolomtPath = '/operator/golomt';

/** Base address of the service; undefined where the embedded operator answers for it. */
export function toBaseUrl(service: ServiceName, settings: AddressSettings): string | undefined {
  return settings[settingOf[service]];
}

/** False where the embedded operator answers for all services, so that nothing has an effect on real people. */
export function hasRealService(settings: AddressSettings = ownSettings()): boolean {
  // The challenge is no service of the operator, and has an address always.
  const services = Object.values(settingOf).filter((name) => name !== 'TURNSTILE_BASE_URL');
  return !settings.hasOperator || services.some((name) => settings[name]);
}

type AppSettings = Pick<
  Settings,
  'hasOperator' | 'WEBVIEW_TOKEN_ALG' | 'MOBILE_BASE_URL' | 'COMMERCE_BASE_URL'
>;

/** Whether the embedded operator simulates the app: only where no token key, mobile service or shop is real. */
export function isAppPlayed(given: AppSettings = ownSettings()): boolean {
  return (
    given.hasOperator &&
    !given.WEBVIEW_TOKEN_ALG &&
    !given.MOBILE_BASE_URL &&
    !given.COMMERCE_BASE_URL
  );
}

export type ParamValue = string | number | boolean | undefined;
/** Values of a contract's path and query parameters; `undefined` and `''` count as not given. */
export type CallParams<Name extends string = string> = Readonly<
  Partial<Record<Name | 'id', ParamValue>>
>;

const pathParameters = /\{(\w+)\}/g;
const maxParameterLength = 128;
const maxQueryLength = 1800;

function toText(value: ParamValue): string {
  return value === undefined ? '' : String(value).normalize('NFC');
}

/**
 * The contract's path with its parameters filled in.
 * @throws UpstreamError `not-found` for a value that no service can know.
 */
export function toCallPath(contract: Contract, params: CallParams): string {
  const given: Readonly<Record<string, ParamValue>> = params;
  return contract.path.replace(pathParameters, (_, name: string) => {
    const text = toText(given[name]);
    // `.` and `..` would be resolved, and another path would be called.
    if (text === '' || text.length > maxParameterLength || /^\.{1,2}$/.test(text)) {
      throw new UpstreamError('not-found', contract.service);
    }
    return encodeURIComponent(text);
  });
}

/**
 * The contract's query parameters in the contract's order, so that the same values give the same text; other names are
 * left out. Empty, or starting with `?`.
 */
export function toCallQuery(contract: Contract, params: CallParams): string {
  const given: Readonly<Record<string, ParamValue>> = params;
  const search = new URLSearchParams();
  for (const name of contract.query) {
    const text = Object.hasOwn(given, name) ? toText(given[name]) : '';
    if (text !== '') search.append(name, text);
  }
  const query = search.toString();
  if (query.length > maxQueryLength) throw new UpstreamError('not-found', contract.service);
  return query === '' ? '' : `?${query}`;
}
