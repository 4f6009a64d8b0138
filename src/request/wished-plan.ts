import { requestContext } from './context.ts';

/** The plan that the address brings along from the page about plans; empty where it brings none. */
export const readWishedPlan = (): string =>
  /^[\w-]{1,64}$/.exec(requestContext().page.query.get('plan') ?? '')?.[0] ?? '';
