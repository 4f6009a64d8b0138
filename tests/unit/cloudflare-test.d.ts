/** The parts of the runner that the tests use: its own types need the runtime's globals, which hide the DOM's. */
declare module 'cloudflare:test' {
  export interface D1Migration {
    name: string;
    queries: string[];
  }
  /** Empties every store. */
  export function reset(): Promise<void>;
  export function applyD1Migrations(
    db: import('@cloudflare/workers-types').D1Database,
    migrations: D1Migration[],
  ): Promise<void>;
  /** The host worker. */
  export const SELF: { fetch(address: string, init?: RequestInit): Promise<Response> };
}
