import { settings } from '#env.ts';
import { type Refusal, refuse } from '#forms/outcome.ts';
import { refuseClosed } from '#forms/refuse-closed.ts';
import { type RequestContext, requestContext } from '#request/context.ts';
import { type Closure, findClosedProvider } from '#request/switches.ts';
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

/** Those that there are: with an address, or played by the embedded operator; at a kiosk nobody types a card. */
function listConfigured({ mode }: Pick<RequestContext, 'mode'>): readonly Provider[] {
  const { hasOperator, QPAY_BASE_URL, GOLOMT_BASE_URL } = settings();
  return [
    ...(QPAY_BASE_URL || hasOperator ? (['qpay'] as const) : []),
    ...((GOLOMT_BASE_URL || hasOperator) && mode !== 'kiosk' ? (['golomt'] as const) : []),
  ];
}

/** Those that can be chosen now: staff have not switched them off. Whoever is a foreigner has a card, and no bank here. */
export function listProviders({ isForeigner = false } = {}): readonly Provider[] {
  const offered = listConfigured(requestContext()).filter(
    (one) => findClosedProvider(one) === null,
  );
  return isForeigner
    ? offered.toSorted((a, b) => Number(b === 'golomt') - Number(a === 'golomt'))
    : offered;
}

/** Those that would be offered, but are switched off, with why and until when. */
export const listClosedProviders = (): readonly { provider: Provider; closure: Closure }[] =>
  listConfigured(requestContext()).flatMap((provider) => {
    const closure = findClosedProvider(provider);
    return closure ? [{ provider, closure }] : [];
  });

/** Why nothing can be paid by any way, where that is so: the one that comes back first. */
export function findPayingClosure(): Closure | null {
  if (listProviders().length > 0) return null;
  const endOf = ({ untilAt }: Closure) => untilAt ?? Infinity;
  const closures = listClosedProviders().map(({ closure }) => closure);
  return closures.toSorted((a, b) => endOf(a) - endOf(b)).at(0) ?? null;
}

/** Refuses what is to be paid now while nothing can be; null while it can. */
export function refusePaying(field?: string): Refusal | null {
  const closure = findPayingClosure();
  return closure && refuseClosed(closure, field);
}

/** Why a form may not name this way to pay; null where it may. What is under way at a provider goes on. */
export function refuseProvider(provider: Provider): Refusal | null {
  if (listProviders().includes(provider)) return null;
  const closure = findClosedProvider(provider);
  if (!closure) return refuse('checkout.fault.provider', 'provider');
  return refuseClosed(closure, 'provider');
}
