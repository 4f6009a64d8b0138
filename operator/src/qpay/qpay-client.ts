/** The only registered merchant: the site, with the values that it uses where no settings are given. */
export const qpayClient: Readonly<{ username: string; password: string; invoiceCode: string }> = {
  username: 'embedded',
  password: 'embedded',
  invoiceCode: 'EMBEDDED_INVOICE',
};
