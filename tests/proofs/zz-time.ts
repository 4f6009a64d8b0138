import { startFaultySites, askFaultySite } from '../http/faulty-sites.ts';
const s = await startFaultySites(process.argv[2] ?? 'all services', ['hang', 'late']);
for (let i = 0; i < 2; i++)
  for (const site of s.sites)
    for (const a of s.ordered.filter(({ path }) => /payment/.test(path)).slice(0, 2)) {
      await new Promise((r) => setTimeout(r, 10500));
      const r = await askFaultySite(site, { ...a }, s.cookie);
      console.log(site.way, a.path.slice(0, 40), Math.round(r.ms), r.wrong.join());
    }
await s.stop();
process.exit(0);
