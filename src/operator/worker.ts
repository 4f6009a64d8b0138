import { operatorApp } from './operator.ts';

/** The operator as a server of its own: see scripts/operator.ts. */
export default { fetch: operatorApp.fetch };
