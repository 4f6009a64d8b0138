import { EditorialPage, EditorialSkeleton } from '#features/editorial/views/editorial-page.tsx';
import { readAboutUs } from '#services/content.ts';
import { WholePage } from '#ui/whole-page.tsx';
import { route } from '#waku.ts';

export default async function AboutPage() {
  return (
    <WholePage read={await readAboutUs()} skeleton={<EditorialSkeleton />}>
      {(page) => <EditorialPage page={page} path="/about" linksBrandGuide />}
    </WholePage>
  );
}
export const getConfig = route('/about');
