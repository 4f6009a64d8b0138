import { main, type Visit } from './checkout.ts';

/** From a payment to what it has paid for; of an eSIM the way says that its code is there. */
export const openBought = ({ page, t }: Visit): Promise<void> =>
  main(page)
    .getByRole('link', { name: new RegExp(`^(${t('payment.toSubject')}|${t('payment.toEsim')})`) })
    .click();
