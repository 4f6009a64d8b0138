import * as z from 'zod/mini';

const blankToUndefined = (value: unknown) =>
  typeof value === 'string' && value.trim() === '' ? undefined : value;

/** A blank setting counts as not set. */
export function setting<Shape extends z.ZodMiniType>(shape: Shape) {
  return z.pipe(z.transform(blankToUndefined), shape);
}

export const baseUrl = setting(
  z.optional(
    z.pipe(
      z
        .string()
        .check(
          z.refine(
            (value) => URL.canParse(value) && /^https?:\/\/[^?#]+$/i.test(value.trim()),
            'set it to an http(s) address such as https://api.example.mn, or leave it out',
          ),
        ),
      z.transform((value) => value.trim().replace(/\/+$/, '')),
    ),
  ),
);

/** `message` says what to set, and must not contain the value. */
export const word = (message: string) =>
  setting(z.optional(z.string().check(z.regex(/^[\x21-\x7e]+$/, message))));

/** Undefined for a text that is not exactly an origin. */
export function toOrigin(value: string): string | undefined {
  if (!URL.canParse(value) || !/^https?:\/\/[^/?#]+\/?$/i.test(value)) return undefined;
  return new URL(value).origin;
}

export function toList(value: string): string[] {
  return value
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
}

export type Refuse = (name: string, message: string) => void;
