import { readFile } from 'node:fs/promises';
import { newOperationId } from '#domain/operation-id.ts';
import type { Sent } from './limits/d1-alone.ts';
import { openConnection } from './load-connection.ts';
import type { Asked } from './probe.ts';
import { productPath } from './shop-parts.ts';
import type { Workerd } from './start-workerd.ts';
import { median } from './statistics.ts';

export interface CartCost {
  /** Medians in ms, of requests made in turns to the same workerd and the same database. */
  action: number;
  statements: number;
  write: number;
  /** What one add asks of the site's database. */
  databaseTrips: number;
  statementsSent: number;
}

type Connection = Awaited<ReturnType<typeof openConnection>>;

const warmUps = 20;
/** One row, as little as an add can write. */
const upsert = `INSERT INTO cart_item (cart_id, sold_id, product_id, quantity, at)
  VALUES ('bench', 'bench', 'bench', 1, 0)
  ON CONFLICT (cart_id, sold_id) DO UPDATE SET quantity = quantity + 1`;
const openCart = `INSERT INTO cart (id, expires_at) VALUES ('bench', 9e12) ON CONFLICT DO NOTHING`;

async function findAction(serverDir: string): Promise<string> {
  const text = await readFile(`${serverDir}/../actions.json`, 'utf8');
  const id = (JSON.parse(text) as string[]).find((one) => one.endsWith('/addToCart'));
  if (!id) throw new Error('the build has no action to add with');
  return `/RSC/F/${id}.txt`;
}

function readField(html: string, name: string): string {
  const found = new RegExp(`name="${name}" value="([^"]*)"`).exec(html)?.[1];
  if (found === undefined) throw new Error(`${productPath} has no field ${name}`);
  return found;
}

/** The add as the product page's own form makes it with scripts, in time and bytes known before it is sent. */
async function toCall(html: string) {
  const form = new FormData();
  const fields = ['product', 'variant', 'price'].map((name) => [name, readField(html, name)]);
  for (const [name, value] of [...fields, ['op', newOperationId()]]) {
    form.append(`_1_${name}`, String(value));
  }
  form.append('0', '[null,"$K1"]');
  const response = new Response(form);
  const type = response.headers.get('content-type') ?? '';
  return { type, body: Buffer.from(await response.arrayBuffer()) };
}

async function add(app: Connection, action: string, html: string): Promise<number> {
  const { type, body } = await toCall(html);
  const answer = await app.post(action, type, body);
  if (!String(answer.body).includes('"ok":true')) {
    throw new Error(`an add was answered with ${answer.status}: ${String(answer.body)}`);
  }
  return answer.wholeMs;
}

async function send(database: Connection, statements: readonly Sent[]): Promise<number> {
  const body = Buffer.from(JSON.stringify(statements));
  const { status, wholeMs } = await database.post('/', 'application/json', body);
  if (status !== 200) throw new Error(`D1 alone answered ${status}`);
  return wholeMs;
}

async function readSent(app: Connection): Promise<Asked[]> {
  const { body } = await app.get('/~probe/take', true);
  return (JSON.parse(String(body)) as Asked[]).filter(({ binding }) => binding === 'DB');
}

/** The same act again would change nothing: each gets a name of its own, which the last statement asks for. */
function rename(sent: readonly Sent[]): Sent[] {
  const name = sent.at(-1)?.[1][1];
  const next = newOperationId();
  return sent.map(([sql, values]) => [sql, values.map((one) => (one === name ? next : one))]);
}

/**
 * What an add costs beside one write. Here the database is in the same process, and the action's own work,
 * parsing the form and writing the answer, is as long as a write; the platform's is a network away. So what is
 * judged is the database's part: the very statements that the action sent, against one write, each asked of a
 * worker that does nothing else. Both hold one bare request, which draws their ratio towards 1. The whole
 * action's ratio, which is higher, is printed beside it and is not judged.
 */
export async function measureCartCost(
  workerd: Workerd,
  serverDir: string,
  acts: number,
): Promise<CartCost> {
  const url = await workerd.url();
  const cookie = `cart=${'b'.repeat(43)}`;
  const app = await openConnection(url, { cookie, origin: url.origin });
  const database = await openConnection(await workerd.url('d1-alone'));
  const action = await findAction(serverDir);
  const html = String((await app.get(productPath, true)).body);
  await send(database, [[openCart, []]]);
  for (let turn = 0; turn < warmUps; turn += 1) {
    await add(app, action, html);
    await send(database, [[upsert, []]]);
  }
  await readSent(app);
  await add(app, action, html);
  const asked = await readSent(app);
  const sent = asked.flatMap((one) => one.sent);
  const times = { action: [] as number[], statements: [] as number[], write: [] as number[] };
  for (let turn = 0; turn < acts; turn += 1) {
    times.action.push(await add(app, action, html));
    times.statements.push(await send(database, rename(sent)));
    times.write.push(await send(database, [[upsert, []]]));
  }
  app.close();
  database.close();
  return {
    action: median(times.action),
    statements: median(times.statements),
    write: median(times.write),
    databaseTrips: asked.length,
    statementsSent: sent.length,
  };
}
