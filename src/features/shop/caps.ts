/** What is rated from one network within an hour, for one product. */
export const ratingCap = { most: 20, ms: 60 * 60_000 } as const;
