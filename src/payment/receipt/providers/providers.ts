import { ebarimt } from '#services/ebarimt.ts';
import { qpay } from '#services/qpay.ts';
import type { ReceiptProviders } from '../provider.ts';
import { createPosProvider } from './pos.ts';
import { createQpayReceiptProvider } from './qpay.ts';

/** Who registers receipts, by the name that a receipt's row has. */
export const receiptProviders: ReceiptProviders = {
  qpay: createQpayReceiptProvider(qpay, Date.now),
  pos: createPosProvider(ebarimt, Date.now),
};
