import { DB } from '#env.ts';
import { reviewForm } from '#features/review/desk-form.ts';
import { readOpenReviews, type Review } from '#fraud/review-store.ts';
import { runInContext } from '#request/context.ts';
import type { StaffRole } from '#settings/staff-settings.ts';
import { beStaff } from './be-staff.ts';
import { visit } from './visit.ts';

interface Subject {
  id: string;
}

export const reviewOf = async ({ id }: Subject): Promise<Review | undefined> =>
  (await readOpenReviews(1000)).find(({ subjectId }) => subjectId === id);

export const refundsOf = ({ id }: Subject) =>
  DB.prepare(
    'SELECT count(*) AS n FROM refund r JOIN payment p ON p.id = r.payment_id WHERE p.subject_id = ?1',
  )
    .bind(id)
    .first('n');

/** Decides as somebody of a role. */
export async function decide(
  held: Subject,
  to: 'RELEASED' | 'REFUSED',
  role: StaffRole = 'refund',
) {
  beStaff(role);
  const sent = new FormData();
  const id = (await reviewOf(held))?.id ?? crypto.randomUUID();
  for (const [name, value] of Object.entries({ id, to, who: 'Bat', reason: 'Called them' })) {
    sent.set(name, value);
  }
  return runInContext(visit({ posted: true }), () => reviewForm.answer(sent));
}
