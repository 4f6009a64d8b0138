import { EmailPage } from '#features/account/views/email-page.tsx';
import { route } from '#waku.ts';

export default function Email() {
  return <EmailPage />;
}
export const getConfig = route('/account/email');
