import { toLease } from '#domain/leasing.ts';
import type { Assessment } from '#leasing/model.ts';
import { ensureAssessment, type NewAssessment } from '#leasing/store.ts';

export const applicant = {
  registerNumber: 'УК91031458',
  lastName: 'Батбаяр',
  firstName: 'Тэмүүлэн',
};

/** A number that no other test has a fee of. */
let last = 99_200_000;
export const nextNumber = (): string => String((last += 1));

export const newAssessment = (given: Partial<NewAssessment> = {}): NewAssessment => ({
  draftId: crypto.randomUUID(),
  revision: 4,
  visitorId: crypto.randomUUID(),
  isdn: nextNumber(),
  state: 'FEE',
  language: 'mn',
  phone: '99112233',
  applicant,
  isChecked: true,
  letter: null,
  wish: {
    product: { productId: 'p-1', product: 'p-1', nameMn: 'Утас', nameEn: 'Phone' },
    lease: toLease(1_000_001, 10, 12, 0),
  },
  consent: '{}',
  ...given,
});

export const addAssessment = (given: Partial<NewAssessment> = {}): Promise<Assessment> =>
  ensureAssessment(newAssessment(given), Date.now());
