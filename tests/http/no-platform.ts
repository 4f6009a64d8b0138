/** In place of `cloudflare:workers`: the settings of a fresh machine, which is none. */
export const env = {};
export const waitUntil = (): void => {};
