import { texts } from '#request/texts.ts';
import { NotFound } from '#ui/not-found.tsx';
import { route } from '#waku.ts';

export default function NotFoundPage() {
  return (
    <>
      <title>{texts().t('notFound.title')}</title>
      <meta name="robots" content="noindex" />
      <NotFound />
    </>
  );
}
export const getConfig = route('/404');
