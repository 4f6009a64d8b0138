/** The part of the runtime that env.ts uses: the package's own types would replace the DOM's. */
declare module 'cloudflare:workers' {
  export const env: Readonly<Record<string, unknown>>;
  export function waitUntil(promise: Promise<unknown>): void;
}
