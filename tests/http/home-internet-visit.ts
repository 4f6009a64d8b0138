import { HomeVisitor } from './home-visitor.ts';
import { origin, queryDatabase } from './site.ts';

export {
  contact,
  homeAddresses,
  readRefusal,
  readShown,
  type Shown,
  type StepFields,
  toAgreed,
} from './home-visitor.ts';

/** Somebody in the flow of home internet at the site of the tests. */
export class FlowVisit extends HomeVisitor {
  constructor(cookies: Readonly<Record<string, string>> = {}) {
    super(origin, cookies);
  }
}

/** How many requests there are, and messages that tell mobile-services of one. */
export async function countRequests(): Promise<[number, number]> {
  const [row] = await queryDatabase(
    `SELECT (SELECT count(*) FROM home_request) AS requests,
       (SELECT count(*) FROM outbox WHERE topic = 'home-request') AS messages`,
  );
  return [Number(row?.['requests']), Number(row?.['messages'])];
}
