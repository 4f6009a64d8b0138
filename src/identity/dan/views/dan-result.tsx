import { settings } from '#env.ts';
import { requestContext } from '#request/context.ts';
import { texts } from '#request/texts.ts';
import { PageMeta } from '#ui/page-meta.tsx';
import { readApplicant } from '../../proof/applicant.ts';
import { findProof } from '../../proof/find-proof.ts';
import { findVisitorId } from '../../session.ts';
import { danResults } from '../model.ts';
import { danPurposes, type DanReturn, isDanPurpose, toStartPath } from '../purposes.ts';
import { findLatest, findSettled, type Last } from '../store.ts';
import { DanOutcome, type DanOutcomeProps } from './dan-outcome.tsx';

const missing: DanOutcomeProps = {
  state: 'missing',
  name: null,
  proof: null,
  applicant: null,
  continuesAt: null,
  startsAt: null,
};

/** The visitor's own attempt that the page is about; the address names only the purpose, and may be forged. */
async function findLast(returnsTo: DanReturn): Promise<Last | null> {
  const named = requestContext().page.query.get('for');
  const visitorId = await findVisitorId();
  if (!visitorId) return null;
  if (isDanPurpose(named) && danPurposes[named].returnsTo === returnsTo) {
    const none = { purpose: named, outcome: null, isdn: null, draftId: null, continuesAt: null };
    return (await findSettled(visitorId, named)) ?? none;
  }
  // Without its name it is not said how it went: the link was none of this visitor's.
  const latest = await findLatest(visitorId, returnsTo);
  return latest && { ...latest, outcome: null };
}

async function readResult(returnsTo: DanReturn): Promise<DanOutcomeProps> {
  const last = await findLast(returnsTo);
  if (!last) return missing;
  const { purpose, outcome, isdn, draftId } = last;
  const proof = await findProof(
    purpose,
    draftId === null ? {} : { draftId, ...(isdn === null ? {} : { ownerOf: isdn }) },
  );
  return {
    // The outcome is stored longer than the proof is valid.
    state: outcome === 'verified' && !proof ? 'missing' : (outcome ?? 'missing'),
    name: texts().t(`flow.${purpose}.title`),
    proof,
    applicant: proof && (await readApplicant(proof, settings().DATA_KEYS)),
    continuesAt: last.continuesAt ?? danPurposes[purpose].continuesAt,
    startsAt: last.continuesAt ?? toStartPath(purpose),
  };
}

/** The page after the provider. */
export async function DanResult({ returnsTo }: { returnsTo: DanReturn }) {
  const { t } = texts();
  const result = await readResult(returnsTo);
  return (
    <>
      <PageMeta
        title={t(danResults[result.state].title)}
        description={t('flow.dan.text')}
        noIndex
      />
      <div className="page py-8 sm:py-16">
        <DanOutcome {...result} />
      </div>
    </>
  );
}
