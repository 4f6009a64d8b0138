import { goTo } from '#forms/outcome.ts';
import { danPurposes, isDanPurpose } from '#identity/dan/purposes.ts';
import { findCustomer } from '#identity/session.ts';
import { toSignInHref } from '#identity/sign-in/model.ts';
import { seeOther } from './form-routes.ts';
import { type Middleware, urlOf } from './middleware.ts';

/** Pages for customers only, each with a check whether its query is valid. */
const pages: Readonly<Record<string, (query: URLSearchParams) => boolean>> = {
  '/dan/redirect': (query) => {
    const purpose = query.get('for');
    return isDanPurpose(purpose) && danPurposes[purpose].who === 'customer';
  },
};

/** Redirects visitors to sign in before such a page, and back afterwards. RSC payloads are left to the page. */
export const signInFirst: Middleware = async (c, next) => {
  const { pathname, search, searchParams } = urlOf(c);
  const isForCustomers = Object.hasOwn(pages, pathname) && pages[pathname]?.(searchParams);
  if (!isForCustomers || c.req.method !== 'GET' || (await findCustomer())) return next();
  return seeOther(goTo(toSignInHref(pathname + search)));
};
