import * as v from 'valibot';
import { expect, test } from 'vitest';
import { contactPhone, optionalText, requiredText } from './common-fields.ts';

test('contactPhone reads a number of any operator as people write it', () => {
  for (const typed of ['88112233', '+976 8811-2233', '8811\u22122233', '(8811) 2233']) {
    expect.soft(v.parse(contactPhone, typed), typed).toBe('88112233');
  }
  for (const typed of ['', '8811223', '881122334', '8811223a']) {
    expect.soft(v.safeParse(contactPhone, typed).success, typed).toBe(false);
  }
});

test.each([requiredText(20), optionalText(20)])(
  'a field of one line stays on one line',
  (field) => {
    expect(v.parse(field, ' Бат\r\nОчир\t 2 ')).toBe('Бат Очир 2');
  },
);

test('contactPhone takes landlines and refuses what no operator in Mongolia has, in words of its own', () => {
  for (const typed of ['70112233', '50112233', '60112233']) {
    expect.soft(v.parse(contactPhone, typed), typed).toBe(typed);
  }
  for (const typed of ['12345678', '00000000', '4911-2233']) {
    const { issues } = v.safeParse(contactPhone, typed);
    expect
      .soft(
        issues?.map(({ message }) => message),
        typed,
      )
      .toEqual(['field.noSuchPhone']);
  }
});
