import {
  golomtInquiryContract,
  type GolomtInquiry,
  golomtInvoiceContract,
  type GolomtPush,
} from '#contracts/payment/golomt.ts';
import { settings } from '#env.ts';
import { hashWithKey } from '#lib/hash.ts';
import { mapOutcome } from '#lib/outcome.ts';
import type { Settings } from '#settings/settings.ts';
import { embeddedGolomtPath } from './upstream/call-address.ts';
import { callUpstream, toOne } from './upstream/call-upstream.ts';
import { type Outcome, UpstreamError } from './upstream/upstream-error.ts';

export interface GolomtParts {
  call: typeof callUpstream;
  settings: () => Settings;
}

interface NewCardInvoice {
  /** Letters and digits, at most 15, never used before. */
  reference: string;
  /** MNT. */
  amount: number;
  /** Where the bank's page leads back to. */
  returnUrl: string;
  language: 'mn' | 'en';
}

/** The client of Golomt's card page. Every value that matters is signed, without a separator. */
export function createGolomt(parts: GolomtParts) {
  const sign = (values: readonly string[]) =>
    hashWithKey(parts.settings().GOLOMT_SECRET, values.join(''));

  async function isSigned(checksum: string, values: readonly string[]): Promise<boolean> {
    // Both sides are hashed once more, so that the comparison's time tells nothing.
    const secret = parts.settings().GOLOMT_SECRET;
    const [given, expected] = await Promise.all([
      hashWithKey(secret, checksum.toLowerCase()),
      hashWithKey(secret, await sign(values)),
    ]);
    return given === expected;
  }

  return {
    /** The invoice, and the address of the bank's page for it. */
    async createInvoice(asked: NewCardInvoice): Promise<Outcome<{ id: string; href: string }>> {
      const known = parts.settings();
      const { reference, returnUrl, language } = asked;
      const amount = asked.amount.toFixed(2);
      const made = mapOutcome(
        await parts.call(golomtInvoiceContract, {
          bearer: known.GOLOMT_TOKEN,
          repeat: false,
          body: {
            amount,
            callback: returnUrl,
            returnType: 'GET',
            transactionId: reference,
            genToken: 'N',
            socialDeeplink: 'N',
            checksum: await sign([reference, amount, 'GET', returnUrl]),
          },
        }),
        toOne,
      );
      if (!made.ok) return made;
      const { invoice, transactionId, checksum } = made.value;
      const isOurs =
        transactionId === reference && (await isSigned(checksum, [invoice, transactionId]));
      if (!isOurs) return { ok: false, error: new UpstreamError('shape', 'golomt') };
      const base = known.GOLOMT_BASE_URL ?? embeddedGolomtPath;
      const href = `${base}/payment/${language}/${encodeURIComponent(invoice)}`;
      return { ok: true, value: { id: invoice, href } };
    },

    inquire: async (reference: string): Promise<Outcome<GolomtInquiry>> =>
      mapOutcome(
        await parts.call(golomtInquiryContract, {
          bearer: parts.settings().GOLOMT_TOKEN,
          repeat: false,
          body: { transactionId: reference, checksum: await sign([reference, reference]) },
        }),
        toOne,
      ),

    /** Whether the bank has pushed this; it is only a hint all the same. */
    isPushed: ({ transactionId, errorCode, amount, token, checksum }: GolomtPush) =>
      isSigned(checksum, [transactionId, errorCode ?? '', String(amount), token ?? '']),
  };
}

export const golomt = createGolomt({ call: callUpstream, settings });
