/**
 * Lighthouse's mobile preset on a running site: `npm run lighthouse` or `npm run lighthouse -- http://127.0.0.1:9000`.
 * Accessibility, best practices and SEO have to be 100, performance at least 95.
 */
import lighthouse from 'lighthouse';
import { chromium } from 'playwright';
import { findBrowser } from './find-browser.ts';

const site = process.argv[2] ?? 'http://127.0.0.1:8787';
const paths = [
  '/',
  '/news',
  '/service/postpaid-plans',
  '/shop',
  '/shop/altai-nova-12-pro',
  '/coverage',
  '/service-branches',
];
const least: Readonly<Record<string, number>> = {
  performance: 95,
  accessibility: 100,
  'best-practices': 100,
  seo: 100,
};
const port = 9333;

async function measure(path: string): Promise<boolean> {
  const result = await lighthouse(site + path, { port, output: 'json', logLevel: 'error' });
  if (!result) throw new Error(`Lighthouse could not read ${path}`);
  const { categories, audits } = result.lhr;
  const scores = Object.entries(least).map(([name, floor]) => {
    const score = Math.round((categories[name]?.score ?? 0) * 100);
    return { name, score, met: score >= floor };
  });
  const shown = (id: string) => audits[id]?.displayValue ?? '–';
  console.log(
    path.padEnd(26),
    scores.map(({ name, score, met }) => `${name} ${score}${met ? '' : ' NOT met'}`).join(', '),
    `| LCP ${shown('largest-contentful-paint')}, TBT ${shown('total-blocking-time')}, CLS ${shown('cumulative-layout-shift')}`,
  );
  return scores.every(({ met }) => met);
}

const browser = await chromium.launch({
  executablePath: await findBrowser(),
  args: ['--no-sandbox', '--disable-gpu', `--remote-debugging-port=${port}`],
});
try {
  let met = true;
  for (const path of paths) {
    // The first visit fills the cache, because most visitors find it filled.
    await fetch(site + path);
    met = (await measure(path)) && met;
  }
  process.exitCode = met ? 0 : 1;
} finally {
  await browser.close();
}
