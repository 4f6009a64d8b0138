import type { RoamingCountry } from '#contracts/content/roaming.ts';

export interface Trip {
  days: number;
  mb: number;
}

type DataPackage = RoamingCountry['packages'][number];

export interface TripEstimate {
  /** Each kind of package to buy, and how often. Empty where paying per megabyte is cheapest. */
  packages: readonly { package: DataPackage; times: number }[];
  /** What the packages hold together. */
  mb: number;
  days: number;
  totalMnt: number;
  /** Infinite where the service has no price for it. */
  withoutPackageMnt: number;
}

/** Packages bought one after another; `days` and `mb` count up to what the trip needs. */
interface Purchase {
  days: number;
  mb: number;
  price: number;
  last: DataPackage | null;
  before: Purchase | null;
}

/** Far more than any price list takes; a list made to be slow gets the best price found until then. */
const maxPurchases = 5000;

/** By price; among equal ones the one found first, which holds fewer packages, stays first. */
function insertByPrice(open: Purchase[], purchase: Purchase): void {
  let [low, high] = [0, open.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((open[middle]?.price ?? 0) > purchase.price) high = middle;
    else low = middle + 1;
  }
  open.splice(low, 0, purchase);
}

/** The cheapest packages for the trip, any of them mixed, or null where they do not cost less than `limitMnt`. */
function findMix(offers: readonly DataPackage[], trip: Trip, limitMnt: number): Purchase | null {
  const perDay = Math.min(...offers.map(({ price, days }) => price / days));
  const perMb = Math.min(...offers.map(({ price, mb }) => price / mb));
  const open: Purchase[] = [{ days: 0, mb: 0, price: 0, last: null, before: null }];
  // By days: the most data among the cheaper purchases that last so long. Who holds no more leads to nothing cheaper.
  const most = new Float64Array(trip.days + 1).fill(-1);
  for (let tried = 0; tried < maxPurchases; tried += 1) {
    const cheapest = open.shift();
    if (!cheapest) return null;
    if (cheapest.days === trip.days && cheapest.mb === trip.mb) return cheapest;
    if ((most[cheapest.days] ?? 0) >= cheapest.mb) continue;
    most.forEach((mb, days) => {
      if (days <= cheapest.days) most[days] = Math.max(mb, cheapest.mb);
    });
    for (const offer of offers) {
      const days = Math.min(cheapest.days + offer.days, trip.days);
      const mb = Math.min(cheapest.mb + offer.mb, trip.mb);
      const price = cheapest.price + offer.price;
      const restMnt = Math.max((trip.days - days) * perDay, (trip.mb - mb) * perMb);
      if (price + restMnt < limitMnt && (most[days] ?? 0) < mb)
        insertByPrice(open, { days, mb, price, last: offer, before: cheapest });
    }
  }
  return null;
}

const listOffers = ({ packages }: RoamingCountry) =>
  packages.filter(({ mb, days }) => mb > 0 && days > 0);

/** How often one package has to be bought for the trip. */
const toTimes = (offer: DataPackage, trip: Trip) =>
  Math.max(Math.ceil(trip.days / offer.days), Math.ceil(trip.mb / offer.mb));

/** The cheapest other package that does for the trip alone; null where there is none. */
export function findNextBest(
  country: RoamingCountry,
  trip: Trip,
  { packages, totalMnt }: TripEstimate,
): { package: DataPackage; times: number; totalMnt: number } | null {
  const isBest = (offer: DataPackage) => packages.length === 1 && packages[0]?.package === offer;
  const others = listOffers(country).flatMap((offer) => {
    const times = toTimes(offer, trip);
    const sum = times * offer.price;
    return isBest(offer) || sum < totalMnt ? [] : { package: offer, times, totalMnt: sum };
  });
  return others.toSorted((a, b) => a.totalMnt - b.totalMnt)[0] ?? null;
}

/** The cheapest way to pay for a trip: packages, as many and as mixed as needed, or by the megabyte. */
export function estimateTrip(country: RoamingCountry, trip: Trip): TripEstimate {
  const withoutPackageMnt = (country.dataMb ?? Infinity) * trip.mb;
  const offers = listOffers(country);
  const times = new Map<DataPackage, number>();
  let totalMnt = withoutPackageMnt;
  // One package several times is easier to buy than a mix of the same price.
  for (const offer of offers) {
    const count = toTimes(offer, trip);
    if (count * offer.price >= totalMnt) continue;
    totalMnt = count * offer.price;
    times.clear();
    times.set(offer, count);
  }
  const mix = findMix(offers, trip, totalMnt);
  if (mix) {
    totalMnt = mix.price;
    times.clear();
    for (let step: Purchase | null = mix; step?.last; step = step.before) {
      times.set(step.last, (times.get(step.last) ?? 0) + 1);
    }
  }
  const packages = [...times].map(([offer, count]) => ({ package: offer, times: count }));
  packages.sort((a, b) => b.package.days - a.package.days || b.package.mb - a.package.mb);
  const sum = (of: 'mb' | 'days') => packages.reduce((all, p) => all + p.times * p.package[of], 0);
  return { packages, mb: sum('mb'), days: sum('days'), totalMnt, withoutPackageMnt };
}
