/** For `startServer`: a QPay at an address of its own, with all that a real one can not do without. */
export const realQpaySettings = (url: string) => ({
  QPAY_BASE_URL: url,
  QPAY_USERNAME: 'embedded',
  QPAY_PASSWORD: 'embedded',
  QPAY_INVOICE_CODE: 'EMBEDDED_INVOICE',
  // It registers the receipts too.
  EBARIMT_DISTRICT_CODE: '3505',
  RECEIPT_CODES: 'goods=4732100,digital=8413100,service=8411100,delivery=6802200',
});
