/** How much of a question the search takes: less finds everything, more finds nothing. */
export const searchLength = { least: 2, most: 64 } as const;
