import { SignInPage } from '#identity/sign-in/views/sign-in-page.tsx';
import { hasRealService } from '#services/upstream/call-address.ts';
import { route } from '#waku.ts';

export default function SignIn() {
  return <SignInPage outbox={!hasRealService()} />;
}
export const getConfig = route('/sign-in');
