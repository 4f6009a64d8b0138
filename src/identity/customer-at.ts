import type { Anyone, Who } from '#forms/form.ts';
import { goTo, type GoTo } from '#forms/outcome.ts';
import type { PageHref } from '#routes.ts';
import { type CustomerSession, findCustomer } from './session.ts';
import { toSignInHref } from './sign-in/model.ts';

export interface CustomerCaller extends Anyone {
  customer: CustomerSession;
}

/** Customers alone; who is signed in no longer signs in first, and comes back to the page. */
export const customerAt =
  (page: PageHref | (() => PageHref)): Who<CustomerCaller, GoTo> =>
  async (request) => {
    const customer = await findCustomer();
    return customer
      ? { request, customer }
      : goTo(toSignInHref(typeof page === 'string' ? page : page()));
  };
