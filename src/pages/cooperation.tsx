import { EditorialPage, EditorialSkeleton } from '#features/editorial/views/editorial-page.tsx';
import { OfferForm } from '#features/partners/views/offer-fields.tsx';
import { readCooperation } from '#services/content.ts';
import { WholePage } from '#ui/whole-page.tsx';
import { route } from '#waku.ts';

export default async function CooperationPage() {
  return (
    <WholePage read={await readCooperation()} skeleton={<EditorialSkeleton />}>
      {(page) => (
        <>
          <EditorialPage page={page} path="/cooperation" linksBrandGuide />
          <OfferForm />
        </>
      )}
    </WholePage>
  );
}
export const getConfig = route('/cooperation');
