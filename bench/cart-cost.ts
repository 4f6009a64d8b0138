import { readFile } from 'node:fs/promises';
import { newOperationId } from '#forms/operation-id.ts';
import { type Connection, openConnection } from './connection.ts';
import type { Statement } from './limits.ts';
import type { Trip } from './probe.ts';
import { median, round } from './targets.ts';
import { type Bench, productPath } from './site.ts';

const warmUps = 20;
/** One row, as little as an add can write. */
const write: Statement = [
  `INSERT INTO cart_item (cart_id, sold_id, product_id, quantity, at)
  VALUES ('bench', 'bench', 'bench', 1, 0)
  ON CONFLICT (cart_id, sold_id) DO UPDATE SET quantity = quantity + 1`,
  [],
];
const openCart: Statement = [`INSERT INTO cart (id, expires_at) VALUES ('bench', 9e12)`, []];

async function findAction(serverDir: string): Promise<string> {
  const text = await readFile(`${serverDir}/../actions.json`, 'utf8');
  const id = (JSON.parse(text) as string[]).find((one) => one.endsWith('/addToCart'));
  if (!id) throw new Error('the build has no action to add with');
  return `/RSC/F/${id}.txt`;
}

/** The add as the product page's own form sends it with scripts. */
async function add(app: Connection, action: string, html: string): Promise<number> {
  const form = new FormData();
  for (const name of ['product', 'variant', 'price']) {
    const value = new RegExp(`name="${name}" value="([^"]*)"`).exec(html)?.[1];
    if (value === undefined) throw new Error(`${productPath} has no field ${name}`);
    form.append(`_1_${name}`, value);
  }
  form.append('_1_op', newOperationId());
  form.append('0', '[null,"$K1"]');
  const encoded = new Response(form);
  const type = encoded.headers.get('content-type') ?? '';
  const answer = await app.ask('POST', action, Buffer.from(await encoded.arrayBuffer()), type);
  if (!answer.text().includes('"ok":true')) throw new Error(`an add answered ${answer.text()}`);
  return answer.wholeMs;
}

async function send(limits: Connection, statements: readonly Statement[]): Promise<number> {
  const body = Buffer.from(JSON.stringify(statements));
  const { status, wholeMs } = await limits.ask('POST', '/d1', body, 'application/json');
  if (status !== 200) throw new Error(`D1 alone answered ${status}`);
  return wholeMs;
}

/** The same operation again would change nothing: each gets an id of its own, which the last statement asks for. */
function rename(sent: readonly Statement[]): Statement[] {
  const own = sent.at(-1)?.[1][1];
  const next = newOperationId();
  return sent.map(([sql, values]) => [sql, values.map((one) => (one === own ? next : one))]);
}

/**
 * Figure 10. Here the database is in the same process, and the action's own work is as long as a write; the platform's
 * is a network away. So what is judged is the database's part: the statements that the action sent, against one write,
 * each asked of a worker that does nothing else. The whole action is shown beside them.
 */
export async function measureCartCost({ site, build, readings, turns }: Bench): Promise<void> {
  const url = await site.url('probed');
  const app = openConnection(url, { cookie: `cart=${'b'.repeat(43)}`, origin: url.origin });
  const limits = openConnection(await site.url('limits'));
  const action = await findAction(build.serverDir);
  const html = (await app.get(productPath)).text();
  await send(limits, [openCart]);
  for (let turn = 0; turn < warmUps; turn += 1) {
    await add(app, action, html);
    await send(limits, [write]);
  }
  await app.get('/~probe/take');
  await add(app, action, html);
  const trips = JSON.parse((await app.get('/~probe/take')).text()) as Trip[];
  readings.note('addTrips', '', trips.length);
  const sent = trips.flatMap(({ statements }) => statements);
  const times = { action: [] as number[], statements: [] as number[], write: [] as number[] };
  for (let turn = 0; turn < turns(300); turn += 1) {
    times.action.push(await add(app, action, html));
    times.statements.push(await send(limits, rename(sent)));
    times.write.push(await send(limits, [write]));
  }
  app.close();
  limits.close();
  const ms = {
    write: median(times.write),
    statements: median(times.statements),
    action: median(times.action),
  };
  readings.note('addOverWrite', '', ms.statements / ms.write);
  const row = (value: number) => ({
    ms: round(value, 2),
    'over one write': round(value / ms.write, 2),
  });
  console.table({
    'one write': row(ms.write),
    [`the ${sent.length} statements of an add`]: row(ms.statements),
    'the whole action': row(ms.action),
  });
}
