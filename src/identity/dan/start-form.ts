import * as v from 'valibot';
import { form } from '#forms/form.ts';
import { goTo } from '#forms/outcome.ts';
import { type DanPurpose, isDanPurpose, readBack } from './purposes.ts';
import { startDan } from './start-dan.ts';

const invalid = 'error.generic';

/** Begins the state's sign-in, whose answer is a document of another site. */
export const danStartForm = form(
  {
    name: 'dan-start',
    input: v.object(
      {
        for: v.custom<DanPurpose>(isDanPurpose, invalid),
        /** The page that has led here. */
        back: v.optional(v.pipe(v.string(invalid), v.maxLength(100, invalid))),
      },
      invalid,
    ),
  },
  async ({ for: purpose, back }) =>
    goTo(await startDan(purpose, undefined, readBack(purpose, back))),
);
