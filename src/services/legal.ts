import { legalContract, type LegalText, noFigure } from '#contracts/content/pages.ts';
import { brand } from '#domain/brand.ts';
import { type LegalName, legalTexts } from '#domain/legal.ts';
import { ASSETS, type Files } from '#env.ts';
import { type Outcome, type Read, settleRead } from '#lib/outcome.ts';
import { within } from '#lib/sleep.ts';
import { readOne } from './cache/read-cached.ts';
import { UpstreamError } from './upstream/upstream-error.ts';

/** How long the editors' text is waited for, where the site has one of its own: the page's first byte waits for it. */
const maxMs = 700;

type Ask = (name: LegalName, version?: string) => Promise<Outcome<LegalText>>;

const askContent: Ask = async (name, version) =>
  settleRead(await readOne(legalContract, { id: name, ...(version ? { version } : {}) }));

interface Sources {
  ask?: Ask;
  files?: Files | undefined;
}

/** The text of the content service; null where it has none, or none with a version, by which it could be accepted. */
async function readEditors(
  name: LegalName,
  { ask = askContent, version }: Sources & { version?: string | undefined },
): Promise<LegalText | null> {
  const found = await within(ask(name, version), maxMs);
  if (!found?.ok || found.value.version === '' || found.value.sections.length === 0) return null;
  return version === undefined || found.value.version === version ? found.value : null;
}

const values: Readonly<Record<'mn' | 'en', Readonly<Record<string, string>>>> = {
  mn: { legalName: brand.legalNameMn, callCentre: brand.callCentre },
  en: { legalName: brand.legalNameEn, callCentre: brand.callCentre },
};

/** The bundled text of one language: a title, a lead and sections, each under its `<h2>`. */
function toText(
  html: string,
  language: 'mn' | 'en',
  known: { version: string; since: string },
): LegalText {
  const filled = html.replaceAll(
    /\{\{(\w+)\}\}/g,
    (all, name: string) => values[language][name] ?? all,
  );
  const [head = '', ...parts] = filled.split('<h2>');
  const [, title = ''] = /<h1>(.*?)<\/h1>/s.exec(head) ?? [];
  const [, lead = ''] = /<p>(.*?)<\/p>/s.exec(head) ?? [];
  const sections = parts.map((part, i) => {
    const [name = '', body = ''] = part.split('</h2>');
    const own = { titleMn: name, titleEn: name, bodyMn: body, bodyEn: body, image: null };
    return { id: `section-${i + 1}`, ...own, ...noFigure };
  });
  return {
    titleMn: title,
    titleEn: title,
    leadMn: lead.trim().replaceAll(/\s+/g, ' '),
    leadEn: lead.trim().replaceAll(/\s+/g, ' '),
    bodyMn: '',
    bodyEn: '',
    image: null,
    sections,
    facts: [],
    updatedAt: null,
    version: known.version,
    effectiveFrom: `${known.since}T00:00:00+08:00`,
  };
}

/** The file of a version, read when it is asked for: no text of it is part of the worker. */
async function readFile(
  name: LegalName,
  language: 'mn' | 'en',
  version: string | undefined,
  files: Files | undefined,
): Promise<LegalText | null> {
  const [newest] = legalTexts[name];
  const known = version ? legalTexts[name].find((one) => one.version === version) : newest;
  if (!known || !files) return null;
  const path = `/legal/${name}-${known.version}.${language}.html`;
  const answer = await files.fetch(`https://assets.invalid${path}`);
  return answer.ok ? toText(await answer.text(), language, known) : null;
}

/**
 * A text that this site is bound by, in force or of a version: that of the editors, else the site's own. Null for a version
 * that never was.
 */
export async function readLegalText(
  name: LegalName,
  language: 'mn' | 'en',
  { files = ASSETS, ...asked }: Sources & { version?: string | undefined } = {},
): Promise<LegalText | null> {
  return (await readEditors(name, asked)) ?? readFile(name, language, asked.version, files);
}

/** The version that holds now, to be stored with what was accepted. */
export async function findLegalVersion(name: LegalName, sources: Sources = {}): Promise<string> {
  const [newest] = legalTexts[name];
  return (await readEditors(name, sources))?.version ?? newest.version;
}

/** The same for a page that does not wait: ready where the edge has the editors' text, or knows that there is none. */
export async function readLegalVersion(name: LegalName): Promise<Read<string>> {
  const read = await readOne(legalContract, { id: name });
  const version = findLegalVersion(name, { ask: () => settleRead(read) });
  const known = await within(version, 0);
  if (known !== undefined) return { state: 'ready', value: known };
  return { state: 'pending', result: version.then((value) => ({ ok: true, value })) };
}

/**
 * The version that somebody has accepted: the one that was shown, as long as there is such a one. Editors that cannot be
 * asked now have shown it a moment ago; where they know nothing of it, the version that holds now is stored.
 */
export async function findAcceptedVersion(
  name: LegalName,
  shown: string,
  sources: Sources = {},
): Promise<string> {
  if (legalTexts[name].some(({ version }) => version === shown)) return shown;
  const found = shown ? await within((sources.ask ?? askContent)(name, shown), maxMs) : undefined;
  const isUnknown = found?.ok
    ? found.value.version !== shown
    : found?.error instanceof UpstreamError && found.error.kind === 'not-found';
  return shown === '' || isUnknown ? findLegalVersion(name, sources) : shown;
}
