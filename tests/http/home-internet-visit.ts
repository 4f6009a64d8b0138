import { HomeVisitor } from './home-visitor.ts';
import { origin } from './site.ts';

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
