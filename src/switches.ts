import { noticeId, toFlowId, toProviderId } from '#domain/switches.ts';
import { toSwitchForm } from '#features/switches/desk-form.ts';
import type { ListedSwitch } from '#features/switches/views/switch-desk.tsx';
import { providers } from '#payment/providers.ts';
import type { Provider } from '#payment/model.ts';
import type { MessageKey } from '#i18n/translator.ts';
import { flows } from './flows.ts';

const providerIds = (Object.keys(providers) as Provider[]).map((provider) => ({
  provider,
  id: toProviderId(provider),
}));

/** Pages with a form of their own that staff can switch as they do flows. */
const pages: readonly { path: string; title: MessageKey }[] = [
  { path: '/new-year-greeting', title: 'flow.greeting.title' },
  { path: '/pre-order', title: 'switch.preorders' },
];

/** Everything that staff can switch: each flow and each way to pay by its being registered, and the notice. */
export const switchForm = toSwitchForm([
  noticeId,
  ...providerIds.map(({ id }) => id),
  ...Object.keys(flows).map(toFlowId),
  ...pages.map(({ path }) => toFlowId(path)),
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
    ...pages.map(({ path, title }): ListedSwitch => ({ id: toFlowId(path), title, note: path })),
  ];
}
