import { AccountPage } from '#features/account/views/account-page.tsx';
import { FindOrder } from '#features/orders/views/find-order.tsx';
import { ShiftNote } from '#features/package-shift/views/shift-note.tsx';
import { OwnBillCard } from '#features/pay/views/own-bill.tsx';
import { OwnStars } from '#features/stars/views/own-stars.tsx';
import { route } from '#waku.ts';

export default function Account() {
  return (
    <AccountPage
      bill={(isdn, { bill }) => (
        <>
          <OwnBillCard isdn={isdn} bill={bill} />
          <OwnStars isdn={isdn} />
        </>
      )}
      planChange={(isdn, next) => <ShiftNote isdn={isdn} next={next} />}
      findOrder={<FindOrder />}
    />
  );
}
export const getConfig = route('/account');
