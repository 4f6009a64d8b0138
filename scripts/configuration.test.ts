import { expect, test } from 'vitest';
import { unstable_readConfig as readConfig } from 'wrangler';
import { operatorConfig, operatorServices } from './bind-operator.ts';

/** A database or namespace; wrangler's own type says nothing of it. */
interface Bound {
  binding: string;
  database_id?: string;
  id?: string;
}

const site = (env?: string) => readConfig({ config: 'wrangler.toml', ...(env && { env }) });
const operator = (env?: string) => readConfig({ config: operatorConfig, ...(env && { env }) });

test('a site that is deployed plainly is bound to no operator and holds nothing of one', () => {
  const { services = [], d1_databases, kv_namespaces } = site();
  expect(services).toEqual([]);
  expect(d1_databases.map(({ binding }: Bound) => binding)).toEqual(['DB']);
  expect(kv_namespaces.map(({ binding }: Bound) => binding)).toEqual(['CACHE']);
});

test("the demo's site is bound to the demo's operator, and shares no store with the other site", () => {
  expect(site('demo').services).toEqual([{ binding: 'OPERATOR', service: operator('demo').name }]);
  const listIds = (config: ReturnType<typeof site>) => [
    ...config.d1_databases.map(({ database_id: id }: Bound) => id),
    ...config.kv_namespaces.map(({ id }: Bound) => id),
  ];
  for (const id of listIds(site('demo'))) expect.soft(listIds(site())).not.toContain(id);
});

test('an operator has no public address, and away from a developer asks for its secret', () => {
  for (const config of [operator(), operator('demo')]) {
    expect.soft(config.workers_dev).toBe(false);
    expect.soft(config.preview_urls).toBe(false);
    expect.soft(config.routes ?? []).toEqual([]);
  }
  expect(operator('demo').vars).toEqual({ ENVIRONMENT: 'demo' });
});

test("a developer's site is bound to the operator beside it by the name that it has", () => {
  expect(operatorServices.map(({ service }) => service)).toEqual([operator().name]);
});
