import { toBillFlow } from '#features/pay/bill/flow.ts';
import { toOwnBillForm } from '#features/pay/bill/own-bill-form.ts';
import { toDataFlow } from '#features/pay/data/flow.ts';
import { toUnitsFlow } from '#features/pay/units/flow.ts';
import { toWifiFlow } from '#features/pay/wifi/flow.ts';
import { prepareInvoice } from '#payment/start-payment.ts';
import { till } from './till.ts';

const ports = { prepareInvoice: (paymentId: string) => prepareInvoice(paymentId, till) };

/** What customers pay every month, with the till that takes it. */
export const billFlow = toBillFlow(ports);
export const unitsFlow = toUnitsFlow(ports);
export const dataFlow = toDataFlow(ports);
export const wifiFlow = toWifiFlow(ports);
export const ownBill = toOwnBillForm(ports);
