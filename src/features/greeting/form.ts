import * as v from 'valibot';
import { requiredText } from '#forms/common-fields.ts';
import type { MessageKey } from '#i18n/translator.ts';
import { hasAbuse, hasLink } from '#domain/find-abuse.ts';
import { greetingLimits, greetingTemplates, reportReasons } from './model.ts';

const invalid: MessageKey = 'error.generic';
const abusive: MessageKey = 'greeting.fault.abuse';
const linked: MessageKey = 'greeting.fault.link';
const missing: MessageKey = 'greeting.fault.message';
const tooLong: MessageKey = 'field.tooLong';
const tooManyLines: MessageKey = 'greeting.fault.lines';

const isKind = (typed: string) => !hasAbuse(typed);
const leadsNowhere = (typed: string) => !hasLink(typed);

const name = (message: MessageKey) =>
  v.pipe(
    requiredText(greetingLimits.name, message),
    v.check(isKind, abusive),
    v.check(leadsNowhere, linked),
  );

/** A poem keeps its lines, an empty one between two verses. */
const toLines = (typed: string): string =>
  typed
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/[^\S\n]+/g, ' ')
    .replaceAll(/ ?\n ?/g, '\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();

export const makeSchema = v.strictObject(
  {
    template: v.picklist(
      greetingTemplates.map(({ id }) => id),
      'greeting.fault.template',
    ),
    to: name('greeting.fault.to'),
    message: v.pipe(
      v.string(missing),
      v.transform(toLines),
      v.minLength(1, missing),
      v.maxLength(greetingLimits.message, tooLong),
      v.check((typed) => typed.split('\n').length <= greetingLimits.lines, tooManyLines),
      v.check(isKind, abusive),
      v.check(leadsNowhere, linked),
    ),
    from: name('greeting.fault.from'),
  },
  invalid,
);

const link = v.pipe(v.string(invalid), v.maxLength(2000, invalid));

export const reportSchema = v.strictObject(
  { g: link, reason: v.picklist(reportReasons, 'greeting.fault.reason') },
  invalid,
);

export const deskSchema = v.strictObject(
  {
    id: v.pipe(v.string(invalid), v.regex(/^[0-9a-f]{64}$/, invalid)),
    to: v.picklist(['CONFIRMED', 'ALLOWED'], invalid),
    who: requiredText(80, 'staff.fault.who'),
    reason: requiredText(300, 'staff.fault.reason'),
  },
  invalid,
);
