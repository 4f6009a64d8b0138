/** The only registered client: the site, with the values that it uses where no settings are given. */
export const danClient: Readonly<{ id: string; secret: string; redirectPaths: readonly string[] }> =
  {
    id: 'embedded',
    secret: 'embedded',
    redirectPaths: ['/afterDan', '/packageshift/afterDan'],
  };
