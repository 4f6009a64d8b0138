import { renderToStaticMarkup } from 'react-dom/server.edge';
import { afterEach, expect, test } from 'vitest';
import { branch } from '#contracts/content/places.ts';
import { settings } from '#env.ts';
import { runInContext } from '#request/context.ts';
import { visit } from '../../../../tests/unit/visit.ts';
import { BranchMap } from './branch-map.tsx';

afterEach(() => {
  Object.assign(settings(), { MAPS_KEY: undefined });
});

const found = [
  { branch: branch.parse({ nameMn: 'Салбар', lat: 47.9, lng: 106.9 }), opening: null, km: null },
];
const render = () => runInContext(visit(), () => renderToStaticMarkup(<BranchMap found={found} />));

test('BranchMap loads nothing from elsewhere when there is no key of a maps service', () => {
  const html = render();
  expect(html).toContain('<svg');
  expect(html).not.toMatch(/<img|https:/);
});

test('BranchMap offers a street map to open when there is a key of a maps service', () => {
  Object.assign(settings(), { MAPS_KEY: 'key-of-maps' });
  const html = render();
  expect(html).toContain('<svg');
  expect(html).toMatch(
    /<details(?! open)[^>]*>.*<img src="https:\/\/maps\.googleapis\.com\/maps\/api\/staticmap\?[^"]*47\.9000%2C106\.9000[^"]*key=key-of-maps"[^>]*loading="lazy"/,
  );
});
