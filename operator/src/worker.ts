import { operatorApp } from './operator.ts';

/** The operator as a worker of its own: a site reaches it by its binding, or over HTTP. */
export default { fetch: operatorApp.fetch };
