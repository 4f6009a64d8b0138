import { expect, test } from 'vitest';
import { keepRoutes } from './keep-routes.ts';

const news = [
  { type: 'literal', name: 'news' },
  { type: 'group', name: 'id' },
];
const pay = [{ type: 'literal', name: 'pay' }];
const name = (path: object) => `pathSpec/${JSON.stringify(path)}`;
const [configs, cached] = ['defineRouter:serializableConfigs', 'defineRouter:cachedElements'];
const metadata = new Map([
  [cached, JSON.stringify({ [name(news)]: 'n', [name(pay)]: 'p', [name([])]: 'h', root: 'r' })],
  ['other', '{}'],
  [configs, JSON.stringify([{ path: news }, { path: pay }, { path: [] }])],
]);

test('the router of the front knows its own routes, and what belongs to none', () => {
  const kept = keepRoutes(metadata, (path) => ['/news/[id]', '/'].includes(path));
  expect([...kept.keys()]).toEqual([...metadata.keys()]);
  expect(JSON.parse(kept.get(configs) ?? '')).toEqual([{ path: news }, { path: [] }]);
  expect(JSON.parse(kept.get(cached) ?? '')).toEqual({
    [name(news)]: 'n',
    [name([])]: 'h',
    root: 'r',
  });
});

test('a build that stores something else is named', () => {
  expect(() => keepRoutes(new Map(), () => true)).toThrow(/Waku's build has stored no define/);
});
