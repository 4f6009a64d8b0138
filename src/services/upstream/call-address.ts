import type { Contract } from '#contracts/contract.ts';
import { UpstreamError } from './upstream-error.ts';

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
