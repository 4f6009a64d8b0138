import { EditorialSkeleton } from '#features/editorial/views/editorial-page.tsx';
import { ConsentPage } from '#features/consent/views/consent-page.tsx';
import { readDigitalConsent } from '#services/content.ts';
import { WholePage } from '#ui/whole-page.tsx';
import { route } from '#waku.ts';

export default async function DigitalConsentPage() {
  return (
    <WholePage read={await readDigitalConsent()} skeleton={<EditorialSkeleton />}>
      {(consent) => <ConsentPage consent={consent} />}
    </WholePage>
  );
}
export const getConfig = route('/digital-consent');
