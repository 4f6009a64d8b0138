import { type Form, form } from '#forms/form.ts';
import { goTo, type GoTo, refuse } from '#forms/outcome.ts';
import { toSignInHref } from '#identity/sign-in/model.ts';
import { findCustomer, signOut } from '#identity/session.ts';
import { tanStepInput } from '#identity/tan-step/form.ts';
import { takeFreshCode } from '#identity/fresh-code/fresh-code.ts';
import { type RequestContext, requestContext } from '#request/context.ts';
import { serializeCookie } from '#request/cookies.ts';
import { acts, copyMs, path, readAct, toActHref } from './acts.ts';
import type { Known } from './model.ts';
import { findIds } from './person.ts';
import { closeAtOnce } from './erasure-store.ts';
import { deleteData } from './store.ts';

/** They say how the site is shown, not whose browser this is. */
const kept = /^(lang|theme|mode|complete|font|styles|notice|(__Host-)?kiosk)$/;

function expireCookies({ cookies, cookieOutbox, secure }: RequestContext): void {
  for (const name of cookies.keys()) {
    if (kept.test(name) || !/^[\w-]+$/.test(name)) continue;
    cookieOutbox.push(serializeCookie(name, '', { secure, httpOnly: true, maxAgeSeconds: 0 }));
  }
}

/** The code for a copy or for the deletion of one's data; the accepted one for the deletion deletes. */
export const toDataForm = (known: Known): Form<GoTo> =>
  form(
    { name: 'account-data', input: tanStepInput, failure: 'data.later' },
    async (given, { request }) => {
      const act = readAct(request.page.query);
      const customer = await findCustomer();
      if (!customer) return goTo(toSignInHref(path));
      if (!act || request.mode === 'kiosk') return refuse('error.generic');
      const stay = toActHref(act);
      const code = { purpose: acts[act], stay, lifeMs: copyMs };
      const stop = await takeFreshCode(given, customer, code);
      if (stop) return stop;
      if (act === 'copy') return goTo(`${stay}#copy`);
      await deleteData(await findIds(customer), { ...known, now: Date.now() });
      // What is left of it is closed by a job.
      await closeAtOnce(known.closables);
      // The sessions are gone; this one is forgotten here too.
      await signOut('everywhere');
      expireCookies(requestContext());
      return goTo(`${path}?done=1`, { headers: { 'clear-site-data': '"storage"' } });
    },
  );
