import { settings } from '#env.ts';
import type { RequestContext } from '#request/context.ts';
import { golomt } from '#services/golomt.ts';
import { qpay } from '#services/qpay.ts';
import type { Provider } from './model.ts';
import type { Providers } from './provider.ts';
import { toGolomtProvider } from './providers/golomt.ts';
import { toQpayProvider } from './providers/qpay.ts';

/** Every way to pay. */
export const providers: Providers = {
  qpay: toQpayProvider(qpay),
  golomt: toGolomtProvider(golomt),
};

/** Those that can be chosen: with an address, or played by the embedded operator. */
export function listProviders(): readonly Provider[] {
  const { hasOperator, QPAY_BASE_URL, GOLOMT_BASE_URL } = settings();
  return [
    ...(QPAY_BASE_URL || hasOperator ? (['qpay'] as const) : []),
    ...(GOLOMT_BASE_URL || hasOperator ? (['golomt'] as const) : []),
  ];
}

/** Whether a form may name this way to pay: at a kiosk nobody types a card. */
export const isOffered = (provider: Provider, { mode }: Pick<RequestContext, 'mode'>): boolean =>
  listProviders().includes(provider) && (mode !== 'kiosk' || provider === 'qpay');
