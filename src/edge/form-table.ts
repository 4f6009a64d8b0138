import type { Form } from '#forms/form.ts';
import type { GoTo } from '#forms/outcome.ts';

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
  '/cooperation': async () => (await import('#features/partners/offer-form.ts')).offerForm,
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
  [
    /^\/back-in-stock\/[\w-]{1,64}$/,
    async () => (await import('#features/stock-watch/watch-form.ts')).watchForm,
  ],
  [/^\/pre-order\/[\w-]{1,64}$/, async () => (await import('#preorder.ts')).preorderForm],
  [
    /^\/order\/[\w]{8}\/return$/,
    async () => (await import('#features/returns/return-form.ts')).returnForm,
  ],
];

/** Loads the form that is posted to a path; undefined where there is none. */
export function findForm(pathname: string): (() => Promise<Form<GoTo>>) | undefined {
  if (Object.hasOwn(forms, pathname)) return forms[pathname];
  return formsOfPatterns.find(([pattern]) => pattern.test(pathname))?.[1];
}
