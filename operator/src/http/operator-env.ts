import type { D1Database } from '@cloudflare/workers-types';

/** What every route of the operator may reach. */
export interface OperatorEnv {
  Bindings: {
    OPERATOR_DB: D1Database;
    /** Everywhere but in `development` the pages for people ask for the secret. */
    ENVIRONMENT?: string;
    OPERATOR_SECRET?: string;
  };
}
