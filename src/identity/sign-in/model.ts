import { toInternalPath } from '#domain/internal-path.ts';
import type { PageHref } from '#routes.ts';

/** The sign-in page, which leads back to `next` afterwards. */
export function toSignInHref(next: unknown, step?: 'number'): PageHref {
  const query = new URLSearchParams();
  const path = toInternalPath(next);
  if (path) query.set('next', path);
  if (step) query.set('step', step);
  return query.size > 0 ? `/sign-in?${query}` : '/sign-in';
}

/** Where somebody goes once signed in. */
export function toReturnPath(next: unknown): string {
  return toInternalPath(next) ?? '/account';
}
