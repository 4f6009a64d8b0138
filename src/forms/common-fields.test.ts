import * as v from 'valibot';
import { expect, test } from 'vitest';
import { contactPhone } from './common-fields.ts';

test('contactPhone reads a number of any operator as people write it', () => {
  for (const typed of ['88112233', '+976 8811-2233', '8811\u22122233', '(8811) 2233']) {
    expect.soft(v.parse(contactPhone, typed), typed).toBe('88112233');
  }
  for (const typed of ['', '8811223', '881122334', '8811223a']) {
    expect.soft(v.safeParse(contactPhone, typed).success, typed).toBe(false);
  }
});
