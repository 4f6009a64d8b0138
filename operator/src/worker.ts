import { operatorApp } from './operator.ts';

/** The operator's worker: a site reaches it by a service binding, or at an address. */
export default { fetch: operatorApp.fetch };
