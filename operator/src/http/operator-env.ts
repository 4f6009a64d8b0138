import type { D1Database } from '@cloudflare/workers-types';

/** The bindings and variables of every route. */
export interface OperatorEnv {
  Bindings: {
    OPERATOR_DB: D1Database;
    /** Unless it is `development`, the pages for people ask for the secret. */
    ENVIRONMENT?: string;
    OPERATOR_SECRET?: string;
  };
}
