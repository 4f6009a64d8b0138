import { readFile } from 'node:fs/promises';
import { newOperationId } from '#forms/operation-id.ts';
import { type Connection, openConnection } from './connection.ts';
import type { Statement } from './limits.ts';
import { takeTrips } from './reads.ts';
import { type Bench, productPath } from './site.ts';
import { median, round } from './targets.ts';

const warmUps = 20;
const openCart: Statement = [`INSERT INTO cart (id, expires_at) VALUES ('bench', 9e12)`, []];
/** One row, as little as an add can write. */
const write: Statement = [
  `INSERT INTO cart_item (cart_id, sold_id, product_id, quantity, at)
  VALUES ('bench', 'bench', 'bench', 1, 0)
  ON CONFLICT (cart_id, sold_id) DO UPDATE SET quantity = quantity + 1`,
  [],
];

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
  const writes: number[] = [];
  const adds: number[] = [];
  const actions: number[] = [];
  for (let turn = -warmUps; turn < turns(300); turn += 1) {
    await takeTrips(app);
    const actionMs = await add(app, action, html);
    const trips = await takeTrips(app);
    const statements = rename(trips.flatMap((trip) => trip.statements));
    const addMs = await send(limits, statements);
    const writeMs = await send(limits, [write]);
    if (turn === 0) {
      readings.note('addTrips', '', trips.length);
      console.log(`an add has ${statements.length} statements`);
    }
    if (turn < 0) continue;
    writes.push(writeMs);
    adds.push(addMs);
    actions.push(actionMs);
  }
  app.close();
  limits.close();
  readings.note('addOverWrite', '', median(adds) / median(writes));
  const ms = (times: readonly number[]) => `${round(median(times), 2)} ms`;
  console.log(`one write ${ms(writes)}, its statements ${ms(adds)}, the action ${ms(actions)}`);
}
