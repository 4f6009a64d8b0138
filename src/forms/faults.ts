import * as v from 'valibot';
import type { MessageKey } from '#i18n/translator.ts';
import { texts } from '#request/texts.ts';
import { type Fault, type Refusal, refuse, type Refused, type Typed } from './outcome.ts';

/** The first issue of each field: a field that is wrong in two ways is said to be wrong once. */
export function toFaults(issues: readonly v.BaseIssue<unknown>[]): Refusal {
  const byField = new Map<string | null, Fault>();
  for (const issue of issues) {
    const field = v.getDotPath(issue);
    const message = issue.message as MessageKey;
    if (!byField.has(field)) byField.set(field, field === null ? { message } : { message, field });
  }
  const [first, ...rest] = byField.values();
  return first ? { ok: false, faults: [first, ...rest] } : refuse('error.generic');
}

/** A refusal with its texts in the reader's language. */
export function show({ faults: [first, ...rest], status = 422 }: Refusal, typed: Typed): Refused {
  const { t } = texts();
  const toShown = ({ message, field, values }: Fault) => ({
    message,
    // A schema whose message is no key of the catalogue must not show a library's English.
    text: t(message, values) || t('error.generic'),
    ...(field === undefined ? {} : { field }),
  });
  return { ok: false, faults: [toShown(first), ...rest.map(toShown)], typed, status };
}
