import { renderToStaticMarkup } from 'react-dom/server';
import { type RequestContext, runInContext } from '#request/context.ts';
import { RichText } from '#ui/rich-text.tsx';

/** Loaded by `rich-text.ts` through Vite, since Node itself reads no JSX. */
export const render = (html: string, context: RequestContext): string =>
  runInContext(context, () => renderToStaticMarkup(<RichText html={html} />));
