/** The only registered merchant: the site, with the values that it uses where no settings are given. */
export const golomtClient: Readonly<{
  bearer: string;
  secret: string;
  pushPath: `/hooks/${string}`;
}> = {
  bearer: 'embedded',
  secret: 'embedded',
  pushPath: '/hooks/pay/golomt',
};
