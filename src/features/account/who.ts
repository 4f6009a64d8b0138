import type { Anyone, Who } from '#forms/form.ts';
import { goTo, type GoTo } from '#forms/outcome.ts';
import { type CustomerSession, findCustomer } from '#identity/session.ts';
import { toSignInHref } from '#identity/sign-in/model.ts';
import type { PagePath } from '#routes.ts';

export interface AccountCaller extends Anyone {
  customer: CustomerSession;
}

/** Customers alone; who is signed in no longer signs in first, and comes back to the page. */
export const customerAt =
  (page: PagePath): Who<AccountCaller, GoTo> =>
  async (request) => {
    const customer = await findCustomer();
    return customer ? { request, customer } : goTo(toSignInHref(page));
  };
