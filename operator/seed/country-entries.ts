import * as z from 'zod/mini';
import { roamingCountry } from '#contracts/content/roaming.ts';
import type { SeedContent } from './seed-content.ts';
import { countryNicknames } from './country-nicknames.ts';

/** «Япон дахь», but «Энэтхэг дэх»: the vowels of the last word decide. */
function toLocative(nameMn: string): string {
  const last = nameMn.split(/[\s-]/).at(-1) ?? '';
  return `${nameMn} ${/[аоуяёю]/i.test(last) ? 'дахь' : 'дэх'}`;
}

/** «Японд», «Солонгост», «Хятадад»: as people ask; a wrong form among them does no harm. */
const DATIVES = ['д', 'т', 'ад', 'эд'];

/** A search entry per country, leading to its prices. */
export function toCountryEntries(roaming: SeedContent['roaming']) {
  return z
    .array(roamingCountry)
    .parse(roaming)
    .map(({ id, nameMn, nameEn, operators }) => ({
      titleMn: `${toLocative(nameMn)} роуминг`,
      titleEn: `Roaming in ${nameEn}`,
      link: `/roaming?country=${id}`,
      names: countryNicknames[id] ?? '',
      words: [
        'гадаад аялал дата үнэ travel abroad price',
        ...DATIVES.map((ending) => nameMn + ending),
        ...operators,
      ].join(' '),
    }));
}
