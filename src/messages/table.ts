import type { MessageKey } from '#i18n/translator.ts';

/** The words of a message; an SMS has no subject. */
export interface Template {
  subject?: MessageKey;
  text: MessageKey;
}

export const channels = ['sms', 'email'] as const;
export type Channel = (typeof channels)[number];

/** The same words on both channels, to whoever has given a number, an address, or both. */
const both = (text: MessageKey, subject: MessageKey) => ({
  sms: { text },
  email: { subject, text },
});

/**
 * Everything that customers are told outside of pages: event × channel × template; each template is there in both languages,
 * in `locales/`. Its values are those that the topic of the event finds, and always `{{name}}`, the brand. None of them is
 * advertising.
 */
export const messages = {
  'identity.code': both('identity.sms', 'identity.emailSubject'),
  'homeInternet.installRequested': both('message.installRequested', 'message.homeSubject'),
  'homeInternet.notifyRequested': both('message.notifyRequested', 'message.homeSubject'),
  'homeInternet.callRequested': both('message.callRequested', 'message.homeSubject'),
  'homeInternet.visitScheduled': both('message.visitScheduled', 'message.homeSubject'),
  'homeInternet.scheduled': both('message.homeScheduled', 'message.homeSubject'),
  'homeInternet.installed': both('message.homeInstalled', 'message.homeSubject'),
  'stars.requested': { sms: { text: 'message.starsRequested' } },
  'stars.done': both('message.starsDone', 'message.starsSubject'),
  'stars.refused': both('message.starsRefused', 'message.starsSubject'),
  'tradeIn.estimated': both('message.tradeInEstimated', 'message.tradeInSubject'),
  'tradeIn.redeemed': both('message.tradeInRedeemed', 'message.tradeInSubject'),
  'receipt.lottery': {
    sms: { text: 'message.receiptSms' },
    email: { subject: 'message.receiptSubject', text: 'message.receiptLottery' },
  },
  'receipt.plain': {
    sms: { text: 'message.receiptPlainSms' },
    email: { subject: 'message.receiptSubject', text: 'message.receiptPlain' },
  },
  'homeInternet.canceled': both('message.homeCanceled', 'message.homeSubject'),
  'order.placed': both('message.orderPlaced', 'message.orderSubject'),
  'order.paidLate': both('message.orderPaidLate', 'message.orderSubject'),
  'order.paidTwice': both('message.orderPaidTwice', 'message.orderSubject'),
  'order.shipped': both('message.orderShipped', 'message.orderSubject'),
  'order.ready': both('message.orderReady', 'message.orderSubject'),
  'order.codesByHand': both('message.orderCodesByHand', 'message.orderSubject'),
  'order.held': both('message.orderHeld', 'message.orderSubject'),
  'order.codesSent': both('message.orderCodesSent', 'message.orderSubject'),
  'order.canceled': both('message.orderCanceled', 'message.orderSubject'),
  'order.refundDue': both('message.orderRefundDue', 'message.orderSubject'),
  'order.refundSent': both('message.orderRefundSent', 'message.orderSubject'),
  'order.refundDone': both('message.orderRefundDone', 'message.orderSubject'),
  'return.requested': both('message.returnRequested', 'message.returnSubject'),
  'return.acceptedBranch': both('message.returnAcceptedBranch', 'message.returnSubject'),
  'return.acceptedCourier': both('message.returnAcceptedCourier', 'message.returnSubject'),
  'return.received': both('message.returnReceived', 'message.returnSubject'),
  'return.refunded': both('message.returnRefunded', 'message.returnSubject'),
  'return.refused': both('message.returnRefused', 'message.returnSubject'),
  'return.withdrawn': both('message.returnWithdrawn', 'message.returnSubject'),
  'account.emailChanged': both('message.emailChanged', 'message.emailChangedSubject'),
  'purchase.billPaid': { sms: { text: 'message.billPaid' } },
  'purchase.unitsAdded': { sms: { text: 'message.unitsAdded' } },
  'purchase.dataAdded': { sms: { text: 'message.dataAdded' } },
  'leasing.feePaid': both('message.leasingFeePaid', 'message.leasingSubject'),
  'leasing.feeTwice': both('message.leasingFeeTwice', 'message.leasingSubject'),
  'leasing.pending': { sms: { text: 'message.leasingPending' } },
  'leasing.complete': { sms: { text: 'message.leasingComplete' } },
  'leasing.rejected': { sms: { text: 'message.leasingRejected' } },
  'number.sold': both('message.numberSold', 'message.numberSubject'),
  'number.esim': both('message.numberEsim', 'message.numberSubject'),
  'number.shipped': both('message.numberShipped', 'message.numberSubject'),
  'number.ready': both('message.numberReady', 'message.numberSubject'),
  'number.holdEnds': both('message.numberHoldEnds', 'message.numberHoldSubject'),
  'number.refused': both('message.numberRefused', 'message.numberSubject'),
  'tourist.esim': { email: { subject: 'message.touristSubject', text: 'message.touristEsim' } },
  'tourist.voucher': {
    email: { subject: 'message.touristSubject', text: 'message.touristVoucher' },
  },
  'tourist.handedOut': {
    email: { subject: 'message.touristSubject', text: 'message.touristHandedOut' },
  },
  'tourist.refused': {
    email: { subject: 'message.touristSubject', text: 'message.touristRefused' },
  },
  'recovery.warned': {
    sms: { text: 'message.recoveryWarned' },
    email: { subject: 'message.recoverySubject', text: 'message.recoveryWarnedMail' },
  },
  'recovery.changed': both('message.recoveryChanged', 'message.recoverySubject'),
  'recovery.ownerStopped': both('message.recoveryOwnerStopped', 'message.recoverySubject'),
  'recovery.active': both('message.recoveryActive', 'message.recoverySubject'),
  'recovery.shipped': both('message.recoveryShipped', 'message.recoverySubject'),
  'recovery.ready': both('message.recoveryReady', 'message.recoverySubject'),
  'recovery.paid': both('message.recoveryPaid', 'message.recoverySubject'),
  'recovery.stopped': both('message.recoveryStopped', 'message.recoverySubject'),
  'recovery.failed': both('message.recoveryFailed', 'message.recoverySubject'),
  'recovery.refunded': both('message.recoveryRefunded', 'message.recoverySubject'),
  'packageShift.done': both('message.shiftDone', 'message.shiftSubject'),
  'packageShift.later': both('message.shiftLater', 'message.shiftSubject'),
  'packageShift.refused': both('message.shiftRefused', 'message.shiftSubject'),
  'packageShift.failed': both('message.shiftFailed', 'message.shiftSubject'),
  'preorder.confirmed': both('message.preorderConfirmed', 'message.preorderSubject'),
  'preorder.refused': both('message.preorderRefused', 'message.preorderSubject'),
  'preorder.ready': both('message.preorderReady', 'message.preorderSubject'),
  'preorder.collected': both('message.preorderCollected', 'message.preorderSubject'),
  'preorder.expired': both('message.preorderExpired', 'message.preorderSubject'),
  'preorder.canceled': both('message.preorderCanceled', 'message.preorderSubject'),
  'preorder.offered': { sms: { text: 'message.preorderOffered' } },
  'stock.back': both('message.stockBack', 'message.stockBackSubject'),
  'purchase.codesReady': both('message.wifiReady', 'message.purchaseSubject'),
  'purchase.refused': both('message.purchaseRefused', 'message.purchaseSubject'),
  'purchase.held': both('message.purchaseHeld', 'message.purchaseSubject'),
  'purchase.late': both('message.purchaseLate', 'message.purchaseSubject'),
  'purchase.refundDue': both('message.purchaseRefundDue', 'message.purchaseSubject'),
  'purchase.refundDone': both('message.purchaseRefundDone', 'message.purchaseSubject'),
} as const satisfies Readonly<Record<string, Partial<Record<Channel, Template>>>>;

export type MessageEvent = keyof typeof messages;

export const isMessageEvent = (event: string): event is MessageEvent =>
  Object.hasOwn(messages, event);

/** Undefined where the event sends nothing by this channel. */
export const findTemplate = (event: MessageEvent, channel: Channel): Template | undefined =>
  (messages[event] as Partial<Record<Channel, Template>>)[channel];
