import * as v from 'valibot';
import { isMongolianNumber, toPhoneDigits } from '#domain/phone-number.ts';
import type { MessageKey } from '#i18n/translator.ts';

const missing: MessageKey = 'field.missing';
const tooLong: MessageKey = 'field.tooLong';
const wrongEmail: MessageKey = 'field.email';
const wrongPhone: MessageKey = 'field.phone';
const noSuchPhone: MessageKey = 'field.noSuchPhone';

/** On one line, whatever a program has sent: a browser's field holds no line ends. */
const toLine = (typed: string) => typed.replaceAll(/\s+/g, ' ').trim();

/** A line that must not stay empty, of at most `max` letters. */
export const requiredText = (max: number, message: MessageKey = missing) =>
  v.pipe(
    v.string(message),
    v.transform(toLine),
    v.minLength(1, message),
    v.maxLength(max, tooLong),
  );

/** A line that may stay empty. */
export const optionalText = (max: number) =>
  v.optional(v.pipe(v.string(tooLong), v.transform(toLine), v.maxLength(max, tooLong)), '');

/** One of several. Where none is chosen a browser sends no such field, so what follows in the pipe says what is missing. */
export const choice = (message: MessageKey = missing) => v.optional(v.string(message), '');

/** The id of something that is chosen; whether there is such a thing, who asks for it finds out. */
export const chosenId = (message: MessageKey) =>
  v.pipe(choice(message), v.regex(/^[\w-]{1,64}$/, message));

/** Any number in Mongolia, of whichever operator. */
export const contactPhone = v.pipe(
  v.string(wrongPhone),
  v.transform(toPhoneDigits),
  v.regex(/^\d{8}$/, wrongPhone),
  v.check(isMongolianNumber, noSuchPhone),
);

/** An address that may be left out. People who have none write `nomail@nomail…`. */
export const optionalEmail = v.pipe(
  v.optional(v.string(wrongEmail), ''),
  v.trim(),
  v.maxLength(254, wrongEmail),
  v.transform((typed) => (/nomail@nomail/i.test(typed) ? '' : typed)),
  v.union([v.literal(''), v.pipe(v.string(), v.email(wrongEmail))], wrongEmail),
);

/** One field for either: a number in Mongolia, or an e-mail address. */
export const contactAddress = (message: MessageKey) =>
  v.pipe(
    v.string(message),
    v.trim(),
    v.minLength(1, message),
    v.maxLength(254, message),
    v.union(
      [
        v.pipe(
          v.string(),
          v.email(),
          v.transform((address) => ({ channel: 'email' as const, address })),
        ),
        v.pipe(
          contactPhone,
          v.transform((address) => ({ channel: 'sms' as const, address })),
        ),
      ],
      message,
    ),
  );

/** How somebody is reached. */
export const contactFields = { phone: contactPhone, email: optionalEmail };

/** Boxes of one name: none is a list too. */
export const ticks = v.optional(
  v.union(
    [
      v.pipe(
        v.string(),
        v.transform((one) => [one]),
      ),
      v.array(v.string()),
    ],
    missing,
  ),
  [],
);
