import { EditorialPage, EditorialSkeleton } from '#features/editorial/views/editorial-page.tsx';
import { readSdg } from '#services/content.ts';
import { WholePage } from '#ui/whole-page.tsx';
import { route } from '#waku.ts';

export default async function SdgPage() {
  return (
    <WholePage read={await readSdg()} skeleton={<EditorialSkeleton />}>
      {(page) => <EditorialPage page={page} path="/sdg" />}
    </WholePage>
  );
}
export const getConfig = route('/sdg');
