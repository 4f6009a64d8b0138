import { operatorContent } from '#operator/seed/operator-content.ts';
import { keyed, keyedAll, own, page, type SitePage } from './describe-page.ts';

const { dataPackages, wifiCards } = operatorContent;

/** The pages where numbers are paid for. */
export const payPages: readonly SitePage[] = [
  page(
    '/pay/bill',
    keyed('pay.bill.question.number'),
    keyedAll('pay.bill.number', 'pay.bill.privacy', 'flow.noCharge'),
    { reads: 'mobile' },
  ),
  page(
    '/pay/units',
    keyed('pay.units.question.number'),
    keyedAll('pay.number', 'pay.units.other'),
    { reads: 'mobile' },
  ),
  page(
    '/pay/data',
    keyed('pay.data.question.number'),
    (locale) => dataPackages.map((one) => own(one, 'name', locale)),
    { reads: 'mobile' },
  ),
  page(
    '/pay/wifi',
    keyed('pay.wifi.question.card'),
    (locale) => wifiCards.map((one) => own(one, 'name', locale)),
    { reads: 'mobile' },
  ),
];
