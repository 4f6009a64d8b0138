/** Parameters of any page's address that only the edge reads, so that no page, link or form repeats them. */
export const edgeParameters = ['t', 'complete'] as const;

/** Parameters that choose the language and the theme, before the stored choice. */
export const preferenceParameters = ['lang', 'theme'] as const;

/** Every parameter that changes the whole document, or the session or preferences of whoever follows the address. */
export const documentParameters = [...edgeParameters, ...preferenceParameters, 'source'] as const;
