import { requestContext } from '#request/context.ts';

const body = (origin: string) => `User-agent: *
Disallow: /RSC/
Disallow: /api/
Disallow: /cart
Disallow: /order
Disallow: /search
Disallow: /dan/
Disallow: /afterDan
Disallow: /paymentSuccess

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
