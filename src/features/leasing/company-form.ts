import { form } from '#forms/form.ts';
import { goTo } from '#forms/outcome.ts';
import { findCustomer } from '#identity/session.ts';
import { ensureVisitorOf } from '#identity/visitor-of-form.ts';
import { toAssessmentHref } from '#leasing/model.ts';
import { ensureAssessment } from '#leasing/store.ts';
import { companyInput } from './form.ts';

/** A company's letter is not uploaded here: it is brought or sent, with the reference that this gives. */
export const companyForm = form(
  {
    name: 'leasing-company',
    input: companyInput,
    keep: ['registerNumber', 'name', 'phone'],
    once: true,
  },
  async ({ registerNumber, name, phone }, { request }, operation) => {
    const [visitorId, customer] = await Promise.all([ensureVisitorOf(operation), findCustomer()]);
    const { token } = await ensureAssessment(
      {
        // Sent again it is the same letter.
        draftId: `${visitorId} ${operation.id}`,
        revision: 0,
        visitorId,
        isdn: customer?.isdn ?? null,
        state: 'LETTER',
        language: request.locale,
        phone,
        applicant: null,
        letter: { registerNumber, name },
        isChecked: false,
        wish: null,
        consent: '',
      },
      Date.now(),
    );
    return goTo(toAssessmentHref(token));
  },
);
