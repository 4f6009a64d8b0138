import { requestContext } from '#request/context.ts';
import { listEndpoints, listRoutes } from '#routes.ts';

// A pattern such as `/home-internet/[step]` is closed by what comes before its parameter.
const closed = [
  ...listEndpoints('private').map((path) => `${path}/`),
  ...listRoutes('private').map((path) => path.replace(/\[.*/, '')),
];

const body = (origin: string) => `User-agent: *
${closed.map((path) => `Disallow: ${path}`).join('\n')}

Sitemap: ${origin}/sitemap.xml
`;

export async function GET(): Promise<Response> {
  return new Response(body(requestContext().origin), {
    headers: {
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': 'public, max-age=3600',
    },
  });
}
