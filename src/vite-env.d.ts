/// <reference types="vite/client" />

declare module 'virtual:action-list' {
  /** `file/name` of each server action of this build; null in development. */
  export const actionIds: readonly string[] | null;
}

declare module 'virtual:hydrate';

interface ImportMetaEnv {
  readonly BUILD_PATH: string;
  readonly BUILD_ID: string;
  /** Undefined in development and in unit tests. */
  readonly STYLES_HASH: string | undefined;
}

/** The built worker, of which the front has a part: scripts/build-front.ts. */
declare module 'virtual:site' {
  const site: { fetch(request: Request, env: unknown, context: unknown): Promise<Response> };
  export default site;
}
