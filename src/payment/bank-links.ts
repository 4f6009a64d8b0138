import { settings } from '#env.ts';
import type { BankLink, Invoice } from './model.ts';

/** The made-up wallet of the embedded counterpart, which stands on this site. */
const isOwnWallet = (href: string) => href.startsWith('/operator/wallet?');

/** The links that may be shown: apps of banks by their known schemes, and the wallet where nothing is real. */
export function listBankLinks({ links }: Pick<Invoice, 'links'>): readonly BankLink[] {
  const { BANK_LINK_SCHEMES, hasOperator, QPAY_BASE_URL } = settings();
  return links.filter(({ href }) => {
    if (isOwnWallet(href)) return hasOperator && !QPAY_BASE_URL;
    const [, scheme = ''] = /^([a-z][a-z0-9+.-]*):/i.exec(href) ?? [];
    return BANK_LINK_SCHEMES.includes(scheme.toLowerCase());
  });
}
