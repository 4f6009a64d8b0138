import { AccountPage } from '#features/identity/views/account-page.tsx';
import { perRequest } from '#waku.ts';

export default function Account() {
  return <AccountPage />;
}
export const getConfig = perRequest;
