import { isDanFlow } from '#identity/dan/flows.ts';
import { DanResult } from '#identity/dan/views/dan-result.tsx';
import { DanStart } from '#identity/dan/views/dan-start.tsx';
import { requestContext } from '#request/context.ts';
import { route } from '#waku.ts';

export default function DanRedirectPage() {
  const flow = requestContext().page.query.get('for');
  return isDanFlow(flow) ? <DanStart flow={flow} /> : <DanResult returnsTo="/afterDan" />;
}
export const getConfig = route('/dan/redirect');
