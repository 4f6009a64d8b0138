import type { Context } from 'hono';
import type { Form } from '#forms/form.ts';
import { goTo, type GoTo } from '#forms/outcome.ts';
import { type FormState, requestContext } from '#request/context.ts';
import { findClosedFlow, toRetrySeconds } from '#request/switches.ts';
import { setToast, toast } from '#request/toast.ts';
import { findRoute } from '#routes.ts';
import { toOwnAddress } from './context/own-address.ts';
import { httpError } from './guard/http-error.ts';
import { readOwnForm } from './guard/own-form.ts';
import { type Middleware, urlOf } from './middleware.ts';

/** The forms after which one is somewhere else, by the path that they are posted to. */
const forms: Readonly<Record<string, () => Promise<Form<GoTo>>>> = {
  '/account/data': async () => {
    const [{ toDataForm }, { retention }, { closables }] = await Promise.all([
      import('#features/privacy/data-form.ts'),
      import('#retention.ts'),
      import('#closables.ts'),
    ]);
    return toDataForm({ retention, closables });
  },
  '/account': async () => (await import('#features/account/account-form.ts')).accountForm,
  '/account/devices': async () => (await import('#features/account/devices-form.ts')).devicesForm,
  '/account/email': async () => (await import('#features/account/email-form.ts')).emailForm,
  '/account/puk': async () => (await import('#features/account/puk-form.ts')).pukForm,
  '/cart/take': async () => (await import('#features/cart/take-along.ts')).takeForm,
  '/home-internet/result': async () =>
    (await import('#features/home-internet/effort-form.ts')).effortForm,
  '/leasing/company': async () => (await import('#features/leasing/company-form.ts')).companyForm,
  '/leasing/result': async () => (await import('#features/leasing/result-form.ts')).resultForm,
  '/new-year-greeting': async () => (await import('#features/greeting/make-form.ts')).makeForm,
  '/new-year-greeting/card': async () =>
    (await import('#features/greeting/report-form.ts')).reportForm,
  '/continue': async () => (await import('#flow/handoff/forms.ts')).takeForm,
  '/kiosk/leave': async () => (await import('./kiosk-forms.ts')).leaveKioskForm,
  '/kiosk/setup': async () => (await import('./kiosk-forms.ts')).setUpForm,
  '/leave-draft': async () => (await import('#flow/handoff/forms.ts')).leaveForm,
  '/dan/start': async () => (await import('#identity/dan/start-form.ts')).danStartForm,
  '/order': async () => (await import('#features/orders/find-form.ts')).findForm,
  '/paymentSuccess': async () => {
    const [{ toPaymentForm }, { till }] = await Promise.all([
      import('#features/payments/payment-form.ts'),
      import('#till.ts'),
    ]);
    return toPaymentForm(till);
  },
  '/pay/bill': async () => (await import('#pay.ts')).ownBill,
  '/pay/recipients': async () => (await import('#features/pay/recipients-form.ts')).recipientsForm,
  '/newnumberv2/result': async () => (await import('#purchase/own-esim/form.ts')).confirmForm,
  '/tourist-sim/result': async () => (await import('#purchase/own-esim/form.ts')).confirmForm,
  '/pay/result': async () => (await import('#features/pay/result-form.ts')).resultForm,
  '/packageshift/code': async () => (await import('#features/package-shift/code-form.ts')).codeForm,
  '/packageshift/result': async () =>
    (await import('#features/package-shift/effort-form.ts')).effortForm,
  '/preferences': async () => (await import('./preference-form.ts')).preferenceForm,
  '/sign-in': async () => (await import('#identity/sign-in/sign-in.ts')).signInForm,
  '/sign-out': async () => (await import('./leave-forms.ts')).signOutForm,
  '/staff': async () =>
    (await import('#features/staff/staff-form.ts')).toStaffForm(
      (await import('#topics.ts')).topics,
    ),
  '/staff/greetings': async () =>
    (await import('#features/greeting/desk-form.ts')).greetingDeskForm,
  '/staff/preorders': async () =>
    (await import('#features/preorder/desk-form.ts')).preorderDeskForm,
  '/staff/purchases': async () => (await import('#features/pay/desk-form.ts')).purchaseDeskForm,
  '/staff/codes': async () => (await import('#features/orders/codes-form.ts')).codesForm,
  '/staff/home-internet': async () =>
    (await import('#features/home-internet/move-form.ts')).moveForm,
  '/staff/leasing': async () => (await import('#features/leasing/desk-form.ts')).leasingDeskForm,
  '/staff/orders': async () => (await import('#features/orders/desk-form.ts')).deskForm,
  '/staff/returns': async () => (await import('#features/returns/desk-form.ts')).returnDeskForm,
  '/staff/money': async () => {
    const [{ toMoneyDeskForm }, { till }] = await Promise.all([
      import('#features/payments/desk-form.ts'),
      import('#till.ts'),
    ]);
    return toMoneyDeskForm(till);
  },
  '/staff/refunds': async () => {
    const [{ toRefundDeskForm }, { till }] = await Promise.all([
      import('#features/payments/desk-form.ts'),
      import('#till.ts'),
    ]);
    return toRefundDeskForm(till);
  },
  '/simRecovery/result': async () =>
    (await import('#features/sim-recovery/effort-form.ts')).recoveryEffortForm,
  '/simRecovery/stop': async () => (await import('#features/sim-recovery/stop-form.ts')).stopForm,
  '/staff/sims': async () => (await import('./sim-forms.ts')).simsForm,
  '/staff/shifts': async () => (await import('#features/package-shift/desk-form.ts')).deskForm,
  '/staff/stars': async () => (await import('#features/stars/desk-form.ts')).starsDeskForm,
  '/stars/result': async () => (await import('#features/stars/effort-form.ts')).effortForm,
  '/staff/trade-in': async () => (await import('#features/trade-in/redeem-form.ts')).redeemForm,
  '/staff/review': async () => (await import('#features/review/desk-form.ts')).reviewForm,
  '/staff/switches': async () => (await import('#switches.ts')).switchForm,
  '/staff/kiosks': async () => (await import('#features/kiosk/staff-form.ts')).kiosksForm,
  '/staff/receipts': async () => (await import('#features/receipts/desk-form.ts')).receiptDeskForm,
  '/start-over': async () => (await import('./leave-forms.ts')).startOverForm,
  '/still-here': async () => (await import('./kiosk-forms.ts')).stillHereForm,
  '/trade-in/result': async () => (await import('#features/trade-in/effort-form.ts')).effortForm,
  '/switch-account': async () => (await import('#identity/app-token/switch-form.ts')).switchForm,
};

/** The same for pages with a parameter. */
const formsOfPatterns: readonly [RegExp, () => Promise<Form<GoTo>>][] = [
  [/^\/order\/[\w]{8}$/, async () => (await import('./order-form.ts')).orderForm],
  [/^\/pre-order\/[\w-]{1,64}$/, async () => (await import('#preorder.ts')).preorderForm],
  [
    /^\/order\/[\w]{8}\/return$/,
    async () => (await import('#features/returns/return-form.ts')).returnForm,
  ],
];

function findForm(pathname: string): (() => Promise<Form<GoTo>>) | undefined {
  if (Object.hasOwn(forms, pathname)) return forms[pathname];
  return formsOfPatterns.find(([pattern]) => pattern.test(pathname))?.[1];
}

/** Told to those who are refused because too much is going on. */
const retryAfterSeconds = 60;

/** The address is that of this site, or of a provider, to which the page's own address is not told. */
export function seeOther({ goTo: location, toast: said, headers = {} }: GoTo): Response {
  if (said) setToast(requestContext(), said);
  return new Response(null, {
    status: 303,
    headers: { location, 'referrer-policy': 'same-origin', ...headers },
  });
}

/** The page from which the form was sent, for a form that has no page of its own. */
function toSender(c: Context): string {
  const { origin } = urlOf(c);
  const sender = URL.parse(c.req.header('referer') ?? '');
  return sender?.origin === origin && findRoute(sender.pathname) ? toOwnAddress(sender) : '/';
}

/** The page at the address of the form, rendered with its refusal or its choice: nothing that was typed is lost. */
async function renderAgain(
  c: Context,
  next: () => Promise<void>,
  state: FormState,
  { status, retryAfter = retryAfterSeconds }: { status: number; retryAfter?: number | undefined },
) {
  c.get('request').formState = state;
  const headers = new Headers(c.req.raw.headers);
  for (const name of ['content-type', 'content-length']) headers.delete(name);
  c.req.raw = new Request(urlOf(c), { headers });
  await next();
  if (c.res.status !== 200) return;
  const shown = new Headers(c.res.headers);
  if (status === 503 || status === 429) shown.set('retry-after', String(retryAfter));
  c.res = new Response(c.res.body, { status, headers: shown });
}

/** Answers a form that stands on the page of its address. */
export async function answerOnPage(
  c: Context,
  next: () => Promise<void>,
  { form, sent, retryAfter }: { form: Form<GoTo>; sent: FormData; retryAfter?: number },
): ReturnType<Middleware> {
  const chosen = sent.get('choose');
  if (typeof chosen === 'string') {
    // A choice that decides what else the form asks.
    const typed = form.keepTyped(sent);
    return renderAgain(c, next, { faults: [], typed, chosen }, { status: 200 });
  }
  const outcome = await form.answer(sent);
  if (outcome.ok) return seeOther(outcome);
  return renderAgain(c, next, outcome, { status: outcome.status, retryAfter });
}

/**
 * Answers the forms of the table: with a redirect, or with the page that the form stands on. They are native forms
 * with and without JavaScript, because each changes the whole document.
 */
export const formRoutes: Middleware = async (c, next) => {
  const url = urlOf(c);
  const load = findForm(url.pathname);
  if (!load) return next();
  const hasPage = findRoute(url.pathname) !== undefined;
  if (c.req.method !== 'POST') return hasPage ? next() : httpError(405, { allow: 'POST' });
  const sent = await readOwnForm(c, url);
  if (sent instanceof Response) return sent;
  const closure = findClosedFlow(url.pathname);
  if (closure && hasPage) {
    const { toClosedForm } = await import('./closed-form.ts');
    const form = toClosedForm(url.pathname, { closure, keep: [] });
    return answerOnPage(c, next, { form, sent, retryAfter: toRetrySeconds(closure) });
  }
  const form = await load();
  if (hasPage) return answerOnPage(c, next, { form, sent });
  const outcome = await form.answer(sent);
  if (outcome.ok) return seeOther(outcome);
  // No page of the site sends such a form.
  if (outcome.status < 500 && outcome.status !== 429) return httpError(400);
  const said = outcome.status === 429 ? 'error.tooMany' : 'error.generic';
  return seeOther(goTo(toSender(c), { toast: toast('error', said) }));
};
