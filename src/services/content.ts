import * as home from '#contracts/content/home.ts';
import * as news from '#contracts/content/news.ts';
import * as offers from '#contracts/content/offers.ts';
import * as pages from '#contracts/content/pages.ts';
import * as roaming from '#contracts/content/roaming.ts';
import * as find from '#contracts/content/search.ts';
import * as services from '#contracts/content/services.ts';
import { settings } from '#env.ts';
import { isSearchable, searchLength } from '#domain/search-length.ts';
import { type Outcome, type Read, settleRead } from '#lib/outcome.ts';
import { readAll, readOne } from './cache/read-cached.ts';
import { UpstreamError } from './upstream/upstream-error.ts';

export const readHome = () => readOne(home.homeContract);
export const readShopBanners = () => readAll(home.shopBannersContract);

export const readServiceCategories = () => readAll(services.serviceCategoriesContract);
const isUnknown = (error: unknown) => error instanceof UpstreamError && error.kind === 'not-found';

/** A category's child is asked for by its own id, which the service that it leads to does not have to repeat. */
const isChild = (id: string) => async (): Promise<boolean> => {
  const all = await settleRead(await readServiceCategories());
  return all.ok && all.value.some(({ children }) => children.some((child) => child.id === id));
};

/** What `/service/{id}` shows: by the id of a service category's child, else by the service's own. */
export async function readService(id: string): Promise<Read<services.Service>> {
  const read = await readOne(services.serviceContract, { id }, { isKnown: isChild(id) });
  if (read.state === 'ready') return read;
  const result = read.result.then(async (ofChild): Promise<Outcome<services.Service>> =>
    ofChild.ok || !isUnknown(ofChild.error)
      ? ofChild
      : settleRead(await readOne(services.singleServiceContract, { id })),
  );
  return { state: 'pending', result };
}

export const readNewsArticle = (id: string) => readOne(news.newsArticleContract, { id });

export const readAboutUs = () => readOne(pages.aboutUsContract);
export const readCooperation = () => readOne(pages.cooperationContract);
export const readSdg = () => readOne(pages.sdgContract);
export const readDigitalConsent = () => readOne(pages.digitalConsentContract);

export const readRoaming = () => readAll(roaming.roamingContract);
export const readLeasingGroup = (id: string) => readOne(offers.leasingGroupContract, { id });
export const readPreorder = (id: string) => readOne(offers.preorderContract, { id });
export const readTradeIn = () => readOne(offers.tradeInContract);

/** An empty list, without a call, for a text that can not be searched for; a longer one is cut at 64 characters. */
export async function searchContent(question: string): Promise<Read<find.SearchResult[]>> {
  const q = question.normalize('NFC').trim().replace(/\s+/g, ' ').toLowerCase();
  if (!isSearchable(q)) return { state: 'ready', value: [] };
  return readAll(find.searchContract, { q: [...q].slice(0, searchLength.max).join('') });
}

/** Where partners and the press find the brand's guide; undefined where there is none. */
export const brandGuideAddress = (): string | undefined => settings().BRAND_GUIDE_URL;
