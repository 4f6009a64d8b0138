import { StaffPage } from '#features/staff/views/staff-page.tsx';
import { TradeInDesk } from '#features/trade-in/views/trade-in-desk.tsx';
import { route } from '#waku.ts';

export default function StaffTradeIn() {
  return (
    <StaffPage>
      <TradeInDesk />
    </StaffPage>
  );
}
export const getConfig = route('/staff/trade-in');
