import { isDanPurpose } from '#identity/dan/purposes.ts';
import { DanResult } from '#identity/dan/views/dan-result.tsx';
import { DanStart } from '#identity/dan/views/dan-start.tsx';
import { requestContext } from '#request/context.ts';
import { route } from '#waku.ts';

export default function DanRedirectPage() {
  const purpose = requestContext().page.query.get('for');
  return isDanPurpose(purpose) ? (
    <DanStart purpose={purpose} />
  ) : (
    <DanResult returnsTo="/afterDan" />
  );
}
export const getConfig = route('/dan/redirect');
