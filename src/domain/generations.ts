/** Of mobile networks, the oldest first. */
export const generations = ['2G', '3G', '4G', '5G'] as const;
