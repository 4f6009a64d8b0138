import type { DescribedCall } from './calls.ts';

export type Ids = Readonly<Record<string, string>>;

export interface Asked {
  /** Of the service's base address. */
  path: string;
  init: RequestInit & { headers: Record<string, string> };
}

export interface Given {
  ids?: Ids;
  values?: Readonly<Record<string, string | number>>;
  /** Parameters beside those of the contract. */
  more?: Readonly<Record<string, string | number>>;
  language?: string;
  /** What is sent as `authorization: Bearer …` to the calls that need one. */
  bearer?: string;
  idempotencyKey?: string;
}

/** The request of a call, filled with the values of its description and those given. */
export function toRequest({ contract, call }: DescribedCall, given: Given): Asked {
  const { ids = {}, bearer, idempotencyKey, language } = given;
  const values: Record<string, string | number> = { ...call.values, ...ids, ...given.values };
  const path = contract.path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(values[name] ?? '')),
  );
  const query = new URLSearchParams();
  for (const name of contract.query) {
    const value = values[name];
    if (value !== undefined && value !== '') query.append(name, String(value));
  }
  for (const [name, value] of Object.entries(given.more ?? {})) query.set(name, String(value));
  const headers: Record<string, string> = {
    accept: 'application/json',
    ...(language ? { 'accept-language': language } : {}),
  };
  if (contract.bearer && bearer) headers['authorization'] = `Bearer ${bearer}`;
  if (call.effect && idempotencyKey) headers['idempotency-key'] = idempotencyKey;
  const init: Asked['init'] = { method: contract.method, headers, redirect: 'manual' };
  const body = call.sent?.(ids);
  if (body !== undefined) {
    headers['content-type'] = 'application/json';
    init.body = JSON.stringify(body);
  }
  const search = query.toString();
  return { path: search === '' ? path : `${path}?${search}`, init };
}

/** The values at `children.id` of an item, where `children` may be a list. What has a link leads there, not to its id. */
export function readAt(item: unknown, at: string): string[] {
  let found: unknown[] = [item];
  for (const name of at.split('.')) {
    found = found.flatMap((one): unknown => {
      if (typeof one !== 'object' || one === null) return [];
      return name === 'id' && Reflect.get(one, 'link') ? [] : Reflect.get(one, name);
    });
  }
  return found
    .filter((value) => typeof value === 'string' || typeof value === 'number')
    .map(String);
}
