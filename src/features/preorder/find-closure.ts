import { findPayingClosure } from '#payment/providers.ts';
import { requestContext } from '#request/context.ts';
import { type Closure, findClosedHref } from '#request/switches.ts';

/** Why no place of the pre-order of this page can be taken: staff have switched it off, or no deposit can be paid. */
export const findPreorderClosure = (): Closure | null =>
  findClosedHref(requestContext().page.pathname) ?? findPayingClosure();
