import { toInternalPath } from '#domain/internal-path.ts';
import type { PageHref } from '#routes.ts';

/** The address of the sign-in page, which redirects to `next` afterwards. */
export function toSignInHref(next: unknown, step?: 'number'): PageHref {
  const query = new URLSearchParams();
  const path = toInternalPath(next);
  if (path) query.set('next', path);
  if (step) query.set('step', step);
  return query.size > 0 ? `/sign-in?${query}` : '/sign-in';
}

/** The page to which a visitor is redirected after signing in. */
export function toReturnPath(next: unknown): string {
  return toInternalPath(next) ?? '/account';
}
