import { brand } from '#domain/brand.ts';
import { texts } from '#request/texts.ts';

export async function GET(): Promise<Response> {
  const { t, locale, own } = texts();
  return Response.json(
    {
      name: own(brand, 'name'),
      short_name: own(brand, 'shortName'),
      description: t('site.description'),
      lang: locale,
      start_url: '/',
      display: 'standalone',
      background_color: brand.themeColor.light,
      theme_color: brand.themeColor.light,
      icons: [
        { src: '/brand/icon-192.png', sizes: '192x192', type: 'image/png' },
        {
          src: '/brand/icon-512.png',
          sizes: '512x512',
          type: 'image/png',
          purpose: 'any maskable',
        },
        { src: '/brand/icon.svg', sizes: 'any', type: 'image/svg+xml' },
      ],
    },
    { headers: { 'content-type': 'application/manifest+json' } },
  );
}
