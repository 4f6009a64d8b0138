import { setTimeout as sleep } from 'node:timers/promises';
import { translator } from '#i18n/translator.ts';
import type { Pointer } from '../engine.ts';
import type { Page, Point } from '../page.ts';
import type { Journey, Visit } from '../visit.ts';

const mn = translator('mn');
const givenMs = 10_000;

interface Press {
  says: string;
  path: string;
  css: string;
  /** Runs in the page: whether the press has had its effect. */
  isDone: () => boolean;
  /** Whether the press changes something on the server, which may happen only once. */
  posts?: boolean;
}

const presses: readonly Press[] = [
  {
    says: 'a link',
    path: '/about',
    css: 'header nav a[href="/news"]',
    isDone: () => location.pathname === '/news',
  },
  {
    says: 'the search',
    path: '/about',
    css: 'header form[role=search] button[type=submit]',
    isDone: () => location.pathname === '/search',
  },
  {
    says: 'the language',
    path: '/about',
    css: 'header [data-preference=lang]',
    isDone: () => document.documentElement.lang === 'en',
    posts: true,
  },
  {
    says: 'add to cart',
    path: '/shop/altai-nova-12-pro',
    css: `main button[aria-label^="${mn('cart.add')}"]`,
    isDone: () => /(?:^|; )cart=|(?:^|; )cart_count=/.test(document.cookie),
    posts: true,
  },
];

type By = Pointer | 'keyboard';

/** How a target is reached on a page where `evaluate` does not work yet. */
interface Way {
  point: Point;
  /** How many presses of Tab lead to it from the top of the page. */
  tabs: number;
}

/** Measured on the page of another visitor, because a browser may not request again what it has seen. */
async function rehearse(visit: Visit, { path, css }: Press): Promise<Way> {
  const page = await visit.open();
  await page.goto(path);
  const isThere = (selector: string) => document.activeElement?.matches(selector) === true;
  for (let tabs = 1; tabs < 80; tabs += 1) {
    await page.key('Tab');
    if (await page.ask(isThere, css)) return { point: await page.pointOf(css), tabs };
  }
  throw new Error(`"${css}" is not reached by the keyboard on ${path}`);
}

async function pressEarly(visit: Visit, { path, css }: Press, by: By, way: Way): Promise<Page> {
  const { proxy } = visit;
  const page = await visit.open();
  proxy.scripts = 0;
  await page.tab.leaveFor(page.origin + path);
  for (let waited = 0; proxy.scripts === 0; waited += 10) {
    if (waited > givenMs) throw new Error(`${path} requested no script`);
    await sleep(10);
  }
  // Browsers ignore a press before the first paint. While a font loads, Firefox lays the page out with another one,
  // whose text is not shown, and the target moves within 100 ms.
  const isPainted = () =>
    performance.getEntriesByType('paint').length > 0 && document.fonts.status === 'loaded';
  let { point } = way;
  if (page.tab.asksWhileLoading) {
    await page.waitFor('the page is painted', isPainted);
    point = await page.pointOf(css);
  } else await sleep(400);
  if (by === 'keyboard') {
    for (let i = 0; i < way.tabs; i += 1) await page.key('Tab');
    await page.key('Enter');
  } else await page.tab.press(by, point.x, point.y);
  return page;
}

/** Moves pointer or focus to the target a moment before the press, as people do; that is the sign of intent. */
async function pressAfterSign(visit: Visit, { path, css }: Press, by: By): Promise<Page> {
  const page = await visit.open();
  await page.goto(path);
  await page.waitForEntry();
  if (by === 'keyboard') await page.focus(css);
  else if (by === 'mouse') await page.hover(css);
  await sleep(120);
  if (by === 'keyboard') await page.key('Enter');
  else await page.press(css, by);
  return page;
}

/** What went wrong with one press, or nothing; `way` is given where the press comes before the first script. */
async function findFault(visit: Visit, press: Press, by: By, way?: Way): Promise<string> {
  const { proxy } = visit;
  proxy.posts.length = 0;
  const page = await (way ? pressEarly(visit, press, by, way) : pressAfterSign(visit, press, by));
  const giveUpAt = Date.now() + givenMs;
  // Evaluation fails while the document is being replaced.
  while (!(await page.ask(press.isDone).catch(() => false))) {
    if (Date.now() > giveUpAt) return 'lost';
    await sleep(50);
  }
  // By then a late reload or a second request would have come.
  await sleep(proxy.scriptsLateMs + 300);
  if (!(await page.ask(press.isDone))) return 'taken back';
  if (press.posts && proxy.posts.length !== 1) return `sent ${proxy.posts.length} times`;
  return '';
}

/** The first press of a visit has its effect, also when the scripts are late. */
export const firstPress: Journey = {
  name: 'first-press',
  async run(visit) {
    const ways = new Map<Press, Way>();
    for (const press of presses) ways.set(press, await rehearse(visit, press));
    const faults: string[] = [];
    const counts: string[] = [];
    for (const moment of ['before the first script', 'while React loads'] as const) {
      let arrived = 0;
      let given = 0;
      for (const by of ['mouse', 'touch', 'keyboard'] as const) {
        for (const press of presses) {
          given += 1;
          visit.proxy.scriptsLateMs = given % 3 === 0 ? 2000 : 700;
          const way = moment === 'while React loads' ? undefined : ways.get(press);
          const fault = await findFault(visit, press, by, way);
          if (fault) faults.push(`${press.says} by ${by} ${moment}: ${fault}`);
          else arrived += 1;
        }
      }
      counts.push(`${arrived} of ${given} ${moment}`);
    }
    if (faults.length > 0) throw new Error(`${counts.join(', ')}\n${faults.join('\n')}`);
    return counts.join(', ');
  },
};
