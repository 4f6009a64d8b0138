import { ConfirmPage } from '#purchase/own-esim/confirm-page.tsx';
import { route } from '#waku.ts';

export default function NewNumberResult() {
  return <ConfirmPage of="newNumber" path="/new-number" />;
}
export const getConfig = route('/newnumberv2/result');
