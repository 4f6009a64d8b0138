import fs from 'node:fs';
import { banner, footerLink, homeContent, homeTile } from '#contracts/content/home.ts';
import { newsArticle } from '#contracts/content/news.ts';
import { contentPage, digitalConsent as dcShape } from '#contracts/content/pages.ts';
import { plan, service, serviceCategory } from '#contracts/content/services.ts';
import { shopBanners } from '#operator/seed/content/banners.ts';
import { home } from '#operator/seed/content/home.ts';
import { news } from '#operator/seed/content/news.ts';
import { aboutUs, cooperation, digitalConsent, sdg } from '#operator/seed/content/pages.ts';
import { serviceCategories } from '#operator/seed/content/service-categories.ts';
import { services } from '#operator/seed/content/services.ts';
const bad = (...a: unknown[]) => { console.log('BAD', ...a); process.exitCode = 1; };
const count = (a: any, b: any, n: string) => { if ((a ?? []).length !== b.length) bad('dropped', n); };
const h = homeContent.parse(home);
count(home.tiles, h.tiles, 'tiles'); count(home.footerBanners, h.footerBanners, 'fb'); if (!h.offer) bad('offer');
for (const k of ['about_us', 'help', 'contact_us', 'social_links'] as const) count(home.footer[k], h.footer[k], k);
shopBanners.forEach((b) => banner.parse(b));
for (const c of serviceCategories) { const p = serviceCategory.parse(c); count(c.children, p.children, c.id); if (c.children.length < 3 || c.children.length > 6) bad('children', c.id); c.children.forEach((x, i) => { if (x.link !== p.children[i]!.link) bad('link lost', x.id); }); }
const ids = (n: string, l: unknown[]) => { if (new Set(l).size !== l.length) bad('dup', n, l.filter((x, i) => l.indexOf(x) !== i)); };
const kids = serviceCategories.flatMap((c) => c.children.map((k) => ({ ...k, cat: c.id })));
ids('cat', serviceCategories.map((c) => c.id)); ids('child', kids.map((k) => k.id)); ids('svc', services.map((s) => s.service.id)); ids('plans', services.flatMap((s) => s.service.plans.map((p) => p.id)));
ids('news', news.map((n) => n.id)); ids('slug', news.map((n) => n.slug)); ids('nt', news.map((n) => n.titleMn)); ids('nte', news.map((n) => n.titleEn)); ids('st', services.map((s) => s.service.titleMn));
for (const k of kids) { const s = services.filter((x) => x.childId === k.id); if (!!k.link === !!s.length) bad('service for', k.id); if (s[0] && s[0].service.categoryId !== k.cat) bad('cat of', k.id); }
for (const s of services) if (!kids.some((k) => k.id === s.childId)) bad('orphan', s.childId);
const words = (s: string) => s.replace(/<[^>]+>/g, ' ').trim().split(/\s+/).filter((w) => /[\p{L}\p{N}]/u.test(w)).length;
const range = (n: string, s: string, lo: number, hi: number) => { const w = words(s); if (w < lo || w > hi) bad('words', n, w); };
for (const { service: s, childId } of services) { const p = service.parse(s); count(s.plans, p.plans, s.id!.toString()); count(s.faq, p.faq, s.id + ' faq'); if (s.cta && !p.cta) bad('cta', s.id); if (s.image && !p.image) bad('img'); if (!p.updatedAt) bad('upd'); s.plans.forEach((x) => plan.parse(x)); range(childId + ' mn', s.bodyMn, 120, 250); range(childId + ' en', s.bodyEn, 120, 250); if (s.faq.length < 3 || s.faq.length > 5) bad('faq'); if (s.plans.length === 1 || s.plans.length > 5) bad('plans'); }
const TAGS = ['network', 'offer', 'device', 'roaming', 'security', 'company', 'community', 'service', 'app', 'maintenance'];
if (news.length !== 60) bad('news', news.length);
news.forEach((n, i) => { newsArticle.parse(n); if (n.id !== `n-${String(i + 1).padStart(3, '0')}`) bad('id', n.id); range(n.id + ' mn', n.bodyMn, 80, 200); range(n.id + ' en', n.bodyEn, 80, 200); for (const t of n.tags as string[]) if (!TAGS.includes(t)) bad('tag', t); if (i && news[i - 1]!.publishedAt >= n.publishedAt) bad('order', n.id); if (n.publishedAt > '2026-11-20') bad('date'); });
for (const p of [aboutUs, cooperation, sdg]) { const q = contentPage.parse(p); count(p.facts, q.facts, 'facts'); count(p.sections, q.sections, 'sections'); ids('sec', p.sections.map((x) => x.id)); if (!q.image || !q.updatedAt) bad('page'); }
const d = dcShape.parse(digitalConsent); count(digitalConsent.purposes, d.purposes, 'purposes');
const pages = '/ /news /shop /cart /order /new-number /newnumberv2 /simRecovery /packageshift /service-branches /roaming /travel-points /about /cooperation /sdg /digital-consent /search'.split(' ');
const okLink = (l: string) => pages.includes(l) || (l.startsWith('/service/') && services.some((s) => s.childId === l.slice(9))) || (l.startsWith('/news/') && news.some((n) => n.id === l.slice(6))) || /^https:\/\/[a-z.]+\.example(\/|$)/.test(l);
const all = { home, shopBanners, serviceCategories, services, news, aboutUs, cooperation, sdg, digitalConsent };
const icons = JSON.parse(fs.readFileSync('node_modules/@iconify-json/lucide/icons.json', 'utf8')).icons;
const links = new Set<string>(); let strings = 0;
const walk = (v: any, path: string): void => {
  if (typeof v === 'string') {
    strings++;
    if (/[А-Яа-яЁёӨөҮү][A-Za-z]|[A-Za-z][А-Яа-яЁёӨөҮү]/.test(v.replace(/<[^>]+>/g, ' '))) bad('mixed', path, v.replace(/<[^>]+>/g, ' ').match(/.{12}([А-Яа-яЁёӨөҮү][A-Za-z]|[A-Za-z][А-Яа-яЁёӨөҮү]).{8}/)?.[0]);
    if (/[ІіїєқңғӘәҚҢҒ]/.test(v)) bad('foreign cyrillic', path);
    for (const m of v.matchAll(/href="([^"]*)"/g)) { links.add(m[1]!); if (!okLink(m[1]!)) bad('link', path, m[1]); }
    if (/(\.link)$/.test(path)) { links.add(v); if (!okLink(v)) bad('link', path, v); }
    if (/(image|cover)$/.test(path) && !/^\/pictures\/(banner-[1-6]|service-([1-9]|1[0-2])|news-([1-9]|1\d|2[0-4]))\.svg$/.test(v)) bad('pic', path, v);
    if (/\.icon$/.test(path) && !icons[v]) bad('icon', v);
    if (/En$/.test(path) && /[А-Яа-яӨөҮү]/.test(v)) bad('cyr in en', path, v.match(/.{10}[А-Яа-яӨөҮү].{10}/)?.[0]);
    for (const m of v.matchAll(/<\/?([a-z0-9]+)/g)) if (!'h2 p ul li table tr th td strong a blockquote'.split(' ').includes(m[1]!)) bad('tag', path, m[1]);
    const st: string[] = []; for (const m of v.matchAll(/<(\/?)([a-z0-9]+)[^>]*>/g)) { if (!m[1]) st.push(m[2]!); else if (st.pop() !== m[2]) bad('nesting', path, m[0]); } if (st.length) bad('unclosed', path, st);
    for (const t of v.matchAll(/<table>(.*?)<\/table>/gs)) { const n = [...t[1]!.matchAll(/<tr>(.*?)<\/tr>/gs)].map((r) => (r[1]!.match(/<t[hd]>/g) ?? []).length); if (new Set(n).size > 1) bad('cells', path, n); }
    if (/[\w.]+@[\w.]+/.test(v)) for (const m of v.matchAll(/@([\w.]+)/g)) if (!m[1]!.replace(/\.$/, '').endsWith('.example')) bad('mail', v);
  } else if (Array.isArray(v)) v.forEach((x, i) => walk(x, `${path}[${x?.id ?? i}]`));
  else if (v && typeof v === 'object') {
    for (const [k, x] of Object.entries(v)) { walk(x, `${path}.${k}`);
      if (k.endsWith('Mn')) { const en = (v as any)[k.slice(0, -2) + 'En']; if (typeof en !== 'string' || !en.trim() || !(x as string).trim()) bad('missing en', path, k); else if (en === x && !/^(eSIM|2222|[+\d ]+|.*@.*)$/.test(en)) bad('identical', path, k, en);
        const c = (s: string) => [...s.matchAll(/href="([^"]*)"/g)].map((m) => m[1]).sort().join(' '); if (typeof en === 'string' && c(x as string) !== c(en)) bad('links differ', path, k, c(x as string), '|', c(en));
        const rows = (s: string) => (s.match(/<(tr|li|h2)>/g) ?? []).length; if (typeof en === 'string' && rows(x as string) !== rows(en)) bad('structure differs', path, k); } }
  }
};
walk(all, '');
console.log(services.length, 'services', news.length, 'news', strings, 'strings', links.size, 'links'); void footerLink; void homeTile;
const w = (l: string[]) => l.map(words).sort((a, b) => a - b); console.log('news mn', w(news.map((n) => n.bodyMn)).join(' ')); console.log('svc mn', w(services.map((s) => s.service.bodyMn)).join(' '));
