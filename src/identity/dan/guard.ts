import type { Guard } from '#forms/form.ts';
import { goTo, type GoTo } from '#forms/outcome.ts';
import { findProof, type ProofOf } from '../proof/find-proof.ts';
import { type DanPurpose, toStartPath } from './purposes.ts';

/**
 * A guard of a form or of a flow's step: who has no proof for the purpose is led to where Dan is started, which is the
 * flow's own step if it is told.
 */
export const dan =
  (
    purpose: DanPurpose,
    { startsAt = toStartPath(purpose), ...proofOf }: ProofOf & { startsAt?: string } = {},
  ): Guard<unknown, unknown, GoTo> =>
  async () =>
    (await findProof(purpose, proofOf)) ? null : goTo(startsAt);
