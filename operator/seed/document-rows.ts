import * as z from 'zod/mini';
import { banner, homeContent } from '#contracts/content/home.ts';
import { newsArticle } from '#contracts/content/news.ts';
import { leasingGroup, preorder, tradeIn } from '#contracts/content/offers.ts';
import { contentPage, digitalConsent } from '#contracts/content/pages.ts';
import { branch, place, travelPoint } from '#contracts/content/places.ts';
import { coverageArea } from '#contracts/coverage/areas.ts';
import { roamingCountry } from '#contracts/content/roaming.ts';
import { service, serviceCategory } from '#contracts/content/services.ts';
import { homePackage } from '#contracts/mobile/home-internet.ts';
import { numberPlan } from '#contracts/mobile/numbers.ts';
import { touristPackage } from '#contracts/mobile/tourist-sims.ts';
import { starsPackage } from '#contracts/mobile/stars.ts';
import { dataPackage, wifiCard } from '#contracts/mobile/purchases.ts';
import { subscriberOwner } from '#contracts/mobile/subscriber-owner.ts';
import type { DocumentKind } from '../src/content/documents.ts';
import { citizenSeed, storedCitizen } from '../src/dan/citizen-card.ts';
import type { SeedContent } from './seed-content.ts';
import type { SqlValue } from './sql-text.ts';

interface Names {
  id: string;
  parentId?: string | null | undefined;
  alias?: string;
}

type DocumentRow = Record<
  'kind' | 'id' | 'parent_id' | 'alias' | 'position' | 'body' | 'updated_at',
  SqlValue
>;

/** The date of a document that has none. */
const UNDATED = '2026-01-01T00:00:00.000Z';

/** One row per document. They are parsed here, so that a malformed seed never reaches a database. */
export function toDocumentRows(content: SeedContent): DocumentRow[] {
  const pages = [
    toRow('page', homeContent.parse(content.home), { id: 'home' }),
    toRow('page', contentPage.parse(content.aboutUs), { id: 'about-us' }),
    toRow('page', contentPage.parse(content.cooperation), { id: 'cooperation' }),
    toRow('page', contentPage.parse(content.sdg), { id: 'sdg' }),
    toRow('page', digitalConsent.parse(content.digitalConsent), { id: 'digital-consent' }),
    toRow('page', tradeIn.parse(content.tradeIn), { id: 'trade-in' }),
  ];
  const services = content.services.map((seed) => ({
    childId: seed.childId,
    service: service.parse(seed.service),
  }));
  const distinct = new Map(services.map((seed) => [seed.service.id, seed.service]));
  const articles = z.array(newsArticle).parse(content.news);
  const newest = articles.toSorted(
    (a, b) => Date.parse(b.publishedAt ?? '') - Date.parse(a.publishedAt ?? ''),
  );
  return [
    ...pages,
    ...list('city', place, content.cities, ownNames),
    ...list('district', place, content.districts, ownNames),
    ...list('khoroo', place, content.khoroos, ownNames),
    ...list('branch', branch, content.branches, (one) => ({ id: one.id, parentId: one.cityId })),
    ...list('travel-point', travelPoint, content.travelPoints, (one) => ({
      id: one.id,
      parentId: one.kind,
    })),
    ...list('coverage', coverageArea, content.coverage, ownNames),
    ...list('roaming', roamingCountry, content.roaming, ownNames),
    ...list('service-category', serviceCategory, content.serviceCategories, ownNames),
    ...[...distinct.values()].map((one, at) => toRow('service', one, { id: one.id }, at)),
    ...services.map((one, at) =>
      toRow('service-child', {}, { id: one.childId, parentId: one.service.id }, at),
    ),
    ...list('shop-banner', banner, content.shopBanners, (_one, at) => ({ id: String(at + 1) })),
    ...newest.map((one, at) => toRow('news', one, { id: one.id, alias: one.slug }, at)),
    ...list('leasing-group', leasingGroup, content.leasingGroups, ownNames),
    ...list('preorder', preorder, content.preorders, (one) => ({
      id: one.id,
      alias: one.productId,
    })),
    ...list('home-package', homePackage, content.homePackages, ownNames),
    ...list('data-package', dataPackage, content.dataPackages, ownNames),
    ...list('wifi-card', wifiCard, content.wifiCards, ownNames),
    ...list('number-plan', numberPlan, content.numberPlans, ownNames),
    ...list('tourist-package', touristPackage, content.touristPackages, ownNames),
    ...list('stars-package', starsPackage, content.starsPackages, ownNames),
    ...toPeopleRows(content.citizens),
  ];
}

/** A person is in two registers: the state's by citizen, and the operator's own by number. */
function toPeopleRows(seeds: SeedContent['citizens']): DocumentRow[] {
  return z
    .array(citizenSeed)
    .parse(seeds)
    .flatMap(({ ownerNames, alsoOwns = [], ...one }, at) => {
      const { regnum, lastname, firstname } = one.card;
      const names = ownerNames ?? { lastName: lastname, firstName: firstname };
      const owner = subscriberOwner.parse({
        registerNumber: regnum,
        ...names,
        since: '2021-03-01',
      });
      return [
        toRow('citizen', storedCitizen.parse(one), { id: one.id }, at),
        ...[one.isdn ?? [], alsoOwns]
          .flat()
          .map((isdn) => toRow('subscriber', owner, { id: isdn }, at)),
      ];
    });
}

function ownNames(one: { id: string; parentId?: string | null | undefined }): Names {
  return { id: one.id, parentId: one.parentId };
}

function list<Shape extends z.ZodMiniType<object>>(
  kind: DocumentKind,
  shape: Shape,
  items: readonly unknown[],
  toNames: (one: z.output<Shape>, at: number) => Names,
): DocumentRow[] {
  return z
    .array(shape)
    .parse(items)
    .map((one, at) => toRow(kind, one, toNames(one, at), at));
}

function toRow(kind: DocumentKind, body: object, names: Names, position = 0): DocumentRow {
  const dated = z.object({ updatedAt: z.string() }).safeParse(body);
  return {
    kind,
    id: names.id,
    parent_id: names.parentId ?? null,
    alias: names.alias ?? null,
    position,
    body: JSON.stringify(body),
    updated_at: dated.success ? dated.data.updatedAt : UNDATED,
  };
}
