import type { PageHref } from '#routes.ts';

/** As many as stand side by side. */
export const maxCompared = 4;
/** Of the address and of the ticks in lists: products, or plans of one service. */
export const comparedField = 'with';
export const comparedPlanField = 'plan';
export const plansOfField = 'of';
/** The form that the ticks of a list belong to, wherever they stand. */
export const comparedForm = 'compare';

const known = /^[^\s,/?#%]{1,128}$/;

export interface Compared {
  ids: string[];
  /** There were more. */
  isCut: boolean;
}

/** What an address asks for: the first four, each once. */
export function toCompared(query: URLSearchParams, field: string = comparedField): Compared {
  const ids = [...new Set(query.getAll(field).filter((id) => known.test(id)))];
  return { ids: ids.slice(0, maxCompared), isCut: ids.length > maxCompared };
}

/** The plans that an address asks for, of the service that it names; null where it asks for none. */
export function toComparedPlans(query: URLSearchParams): (Compared & { serviceId: string }) | null {
  const serviceId = query.get(plansOfField) ?? '';
  return known.test(serviceId) ? { ...toCompared(query, comparedPlanField), serviceId } : null;
}

const toHref = (entries: string[][]): PageHref => {
  const query = new URLSearchParams(entries).toString();
  return query === '' ? '/compare' : `/compare?${query}`;
};

export const toCompareHref = (ids: readonly string[]): PageHref =>
  toHref(ids.map((id) => [comparedField, id]));

export const toComparePlansHref = (serviceId: string, ids: readonly string[]): PageHref =>
  toHref([[plansOfField, serviceId], ...ids.map((id) => [comparedPlanField, id])]);
