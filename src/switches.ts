import { noticeId, toFlowId, toProviderId } from '#domain/switches.ts';
import { toSwitchForm } from '#features/switches/desk-form.ts';
import type { ListedSwitch } from '#features/switches/views/switch-desk.tsx';
import { providers } from '#payment/providers.ts';
import type { Provider } from '#payment/model.ts';
import { flows } from './flows.ts';

const providerIds = (Object.keys(providers) as Provider[]).map((provider) => ({
  provider,
  id: toProviderId(provider),
}));

/** Everything that staff can switch: each flow and each way to pay by its being registered, and the notice. */
export const switchForm = toSwitchForm([
  noticeId,
  ...providerIds.map(({ id }) => id),
  ...Object.keys(flows).map(toFlowId),
]);

export async function listSwitches(): Promise<ListedSwitch[]> {
  const known = await Promise.all(
    Object.entries(flows).map(async ([path, load]): Promise<ListedSwitch> => {
      const { title } = await load();
      return { id: toFlowId(path), title, note: path };
    }),
  );
  return [
    { id: noticeId, title: 'switch.notice', note: '' },
    ...providerIds.map(({ provider, id }): ListedSwitch => ({
      id,
      title: `payment.way.${provider}`,
      note: '',
    })),
    ...known,
  ];
}
