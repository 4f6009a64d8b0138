import type * as z from 'zod/mini';
import type { citizenCard } from './citizen-card.ts';

/** How the provider can answer when somebody agreed. `slow` is a card after a while, `failing` no answer. */
export const danAnswers = ['citizen', 'organisation', 'not-found', 'slow', 'failing'] as const;
export type DanAnswer = (typeof danAnswers)[number];

export const isDanAnswer = (name: unknown): name is DanAnswer =>
  danAnswers.some((answer) => answer === name);

const loginTypes: Readonly<Record<DanAnswer, number>> = {
  citizen: 7,
  organisation: 1,
  'not-found': 7,
  slow: 0,
  failing: 7,
};

const organisation = { regnum: '2612345', companyName: 'Зохиомол ХХК' };

interface Asked {
  card: z.infer<typeof citizenCard>;
  services: readonly string[];
  wsdl: string;
}

/** A list, as with the real provider: how they signed in, then each service's answer under its name. */
export function toServiceAnswer(answer: DanAnswer, { card, services, wsdl }: Asked) {
  const isOrganisation = answer === 'organisation';
  const isFound = answer !== 'not-found';
  const named = isOrganisation ? ['WS100307_getLegalEntityInfoWithRegnum'] : services;
  const response = isOrganisation ? organisation : { ...card, image: 'bm90IGEgcGljdHVyZQ==' };
  const answers = named.map((name) => [
    name,
    {
      request: { regnum: isOrganisation ? organisation.regnum : card.regnum, civilId: null },
      requestId: crypto.randomUUID(),
      resultCode: isFound ? 0 : 1,
      resultMessage: isFound ? 'амжилттай' : 'илэрц олдсонгүй',
      response: isFound ? response : null,
    },
  ]);
  return [
    { citizen_loginType: loginTypes[answer] },
    { services: Object.fromEntries(answers), wsdl },
  ];
}
