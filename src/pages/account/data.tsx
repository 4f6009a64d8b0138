import { DataPage } from '#features/privacy/views/data-page.tsx';
import { closables } from '#closables.ts';
import { retention } from '#retention.ts';
import { route } from '#waku.ts';

export default function AccountData() {
  return <DataPage retention={retention} closables={closables} />;
}
export const getConfig = route('/account/data');
