import { AccountPage } from '#identity/sign-in/views/account-page.tsx';
import { route } from '#waku.ts';

export default function Account() {
  return <AccountPage />;
}
export const getConfig = route('/account');
