import type { Contract } from '#contracts/contract.ts';
import { UpstreamError } from './upstream-error.ts';

export type ParamValue = string | number | boolean | undefined;
/** Values of a contract's holes and query parameters; `undefined` and `''` count as not given. */
export type CallParams<Name extends string = string> = Readonly<
  Partial<Record<Name | 'id', ParamValue>>
>;

const holes = /\{(\w+)\}/g;
const maxParameterLength = 128;
const maxQueryLength = 1800;

function toText(value: ParamValue): string {
  return value === undefined ? '' : String(value).normalize('NFC');
}

/**
 * Path with its holes filled.
 * @throws UpstreamError `not-found` for a value that no service can know, without asking.
 */
export function toCallPath(contract: Contract, params: CallParams): string {
  const given: Readonly<Record<string, ParamValue>> = params;
  return contract.path.replace(holes, (_, name: string) => {
    const text = toText(given[name]);
    // A dot segment would be resolved away and call another path.
    if (text === '' || text.length > maxParameterLength || /^\.{1,2}$/.test(text)) {
      throw new UpstreamError('not-found', contract.service);
    }
    return encodeURIComponent(text);
  });
}

/**
 * Query of the contract's own parameters in the contract's order, so that one question has one spelling;
 * other names are left out. Empty, or starting with `?`.
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
