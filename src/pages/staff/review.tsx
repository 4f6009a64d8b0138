import { ReviewDesk } from '#features/review/views/review-desk.tsx';
import { StaffPage } from '#features/staff/views/staff-page.tsx';
import { route } from '#waku.ts';

export default function StaffReview() {
  return (
    <StaffPage>
      <ReviewDesk />
    </StaffPage>
  );
}
export const getConfig = route('/staff/review');
