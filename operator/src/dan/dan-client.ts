/** The one site that the stand-in for the state's provider knows: the values that the site has where none are set. */
export const danClient: Readonly<{ id: string; secret: string; redirectPaths: readonly string[] }> =
  {
    id: 'embedded',
    secret: 'embedded',
    redirectPaths: ['/afterDan', '/packageshift/afterDan'],
  };
