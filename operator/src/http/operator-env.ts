import type { D1Database } from '@cloudflare/workers-types';

/** The bindings and variables of every route. */
export interface OperatorEnv {
  Bindings: {
    OPERATOR_DB: D1Database;
    /** Unless it is `development`, the pages for people ask for the secret. */
    ENVIRONMENT?: string;
    OPERATOR_SECRET?: string;
    /** Signs what it sends to the site; in development there is a fixed one. */
    WEBHOOK_SECRET?: string;
    /** The site, where it is not the site that forwards these pages. */
    SITE_ORIGIN?: string;
  };
}
