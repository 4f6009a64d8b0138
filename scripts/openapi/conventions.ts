import type { ServiceName } from '#contracts/contract.ts';
import type { Schema } from './to-schema.ts';

export interface Service {
  title: string;
  /** The file in `docs/openapi`. */
  file: string;
  /** The setting that holds its address. */
  setting: string;
  about: string;
  /** Its answers have no envelope, because the protocol is somebody else’s. */
  bare?: true;
}

export const servicesInOrder: readonly ServiceName[] = [
  'content',
  'commerce',
  'mobile',
  'coverage',
  'dan',
];

const groups: Readonly<Record<string, string>> = {
  Pages: 'What editors write, page by page.',
  News: 'Articles, newest first.',
  Services: 'What the operator offers, by category.',
  Places: 'Addresses of the country, branches and travel points.',
  Coverage: 'Where the network reaches, and where it will.',
  Offers: 'Prices and terms of what is offered.',
  Search: 'One search for everything.',
  Products: 'The catalogue of the shop.',
  Cart: 'The cart of a customer, and what an order would cost.',
  Orders: 'What commerce is told of the site’s orders, and what it keeps for them.',
  Messages: 'What is sent to people. A message is taken before it is delivered.',
  Subscribers: 'Who has a number, and who is signed in in the app.',
  'Bills and top-ups':
    'What customers pay for by number, and what is done once they have paid: once for one key.',
  Leasing:
    'Whether somebody may lease: a comparison with e-Mongolia, and what two bureaus say of them.',
  'New numbers':
    'Numbers that can be had: listed, kept for a while, sold once they are paid for, and given a SIM card or an eSIM.',
  'Visitors’ SIMs':
    'SIMs for travellers, who have no local number: their plans, and selling one once.',
  'SIM recovery':
    'A new SIM for a number whose old one is lost or broken, sold once and stopped in time.',
  Stars: 'Plans of children whose number a parent answers for, and selling one once.',
  'Package shift':
    'The plan of a number: whether it can be changed, to what, and changing it once.',
  'Home internet': 'Whether it reaches an address, and ordering it.',
  'Sign-in': 'A citizen shows who they are.',
  Webhooks: 'What the service tells the site.',
};

/** @throws Error for a group of calls that nobody has described. */
export function toGroup(name: string): string {
  const description = groups[name];
  if (!description) throw new Error(`The group ${name} is not described in conventions.ts.`);
  return description;
}

export const services: Readonly<Partial<Record<ServiceName, Service>>> = {
  content: {
    title: 'Content service',
    file: 'content.json',
    setting: 'CONTENT_BASE_URL',
    about: 'What editors write: pages, news, services, places and offers.',
  },
  commerce: {
    title: 'Commerce service',
    file: 'commerce.json',
    setting: 'COMMERCE_BASE_URL',
    about:
      'Products, and the carts of customers. Carts are told apart by `isdn` alone, so this service must be reachable by the site only.',
  },
  mobile: {
    title: 'Mobile services',
    file: 'mobile-services.json',
    setting: 'MOBILE_BASE_URL',
    about:
      'Subscribers, messages and orders of services. Its answers are personal, so this service must be reachable by the site only.',
  },
  coverage: {
    title: 'Coverage service',
    file: 'coverage.json',
    setting: 'COVERAGE_BASE_URL',
    about: 'Where the network reaches.',
  },
  dan: {
    title: 'Dan, the state’s sign-in',
    file: 'dan.json',
    setting: 'DAN_BASE_URL',
    about:
      'What the site asks of sso.gov.mn: OAuth 2.0 with an authorisation code, then one call for the citizen’s card. The browser itself is sent to `/oauth2/authorize` with `response_type`, `client_id`, `redirect_uri`, `scope` and `state`; `scope` is the base64 of `[{"services": […], "wsdl": "…"}]`.',
    bare: true,
  },
};

/** What holds for all calls of our own services, for whoever builds one. */
export const conventions = `## How the site reads an answer

- **Envelope.** The answer stands in \`data\`, as written here. \`data.data\` and an answer without an envelope are read alike. Of a list, \`next\` (the cursor of the next page) and \`total\` stand beside the list.
- **Required is little.** Only what a page cannot do without is required. A field that is left out, is null or has another shape than described falls back to the default that stands beside it, or the page shows less. Other fields are ignored.
- **An element of a list that lacks a required field is left out**, counted and logged; the others are shown. A list all of whose elements are wrong counts as failed.
- **Languages.** Texts come in both languages in one answer: \`…Mn\` and \`…En\`. The site sends no language.
- **Ids** are texts or whole numbers, at most 128 characters.
- **Money** is whole MNT, VAT included. **Instants** are ISO 8601 with an offset, best in UTC; clock times and dates are those of Ulaanbaatar.
- **HTML** in bodies is sanitised before it is shown.
- **JSON only**, UTF-8, at most 512 KiB, without redirects.

## What the site does

- It waits a few seconds at most: content 1.5 s, commerce and mobile-services 2 s for a read, 5 s for a write. After that the page shows what it has.
- A read that fails with 5xx, 429 or on the way is sent once more, if there is time; \`Retry-After\` is respected. A service that keeps failing is left alone for some seconds.
- An error is a status from 400 on. A \`code\` or \`message\` of at most 100 characters is compared with the refusals that the site knows, and never shown or logged.
- A call with an effect carries \`Idempotency-Key\`. The same key again must have no second effect and the first answer; the same key with another body is refused with 422.
`;

const error = (description: string, more: Schema = {}): Schema => ({
  description,
  content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
  ...more,
});

export const responses: Readonly<Record<string, Schema>> = {
  BadRequest: error('A parameter or the body is not as described here.'),
  Unauthorized: error('The bearer token is missing or not known.'),
  NotFound: error('There is none of this id. The page says so with status 404.'),
  KeyReused: error('The idempotency key belongs to another request.'),
  TooManyRequests: error('Too many requests; the site waits as long as it is told.', {
    headers: { 'Retry-After': { description: 'Seconds.', schema: { type: 'integer' } } },
  }),
  Failure: error('The service failed. Its text is not shown.'),
};

export const errorSchema: Schema = {
  type: 'object',
  description: 'Why a call was refused.',
  properties: {
    code: { type: 'string', maxLength: 100, description: 'A fixed word, such as `OUT_OF_STOCK`.' },
    message: { type: 'string', maxLength: 100 },
  },
  examples: [{ message: 'not found' }],
};

export const idempotencyKey: Schema = {
  name: 'Idempotency-Key',
  in: 'header',
  description: 'Names what somebody did, so that it has its effect once however often it is sent.',
  schema: { type: 'string', minLength: 1, maxLength: 255 },
  example: '9b2f6c1e5a7d4c3f8e0b1a2d3c4f5e6a',
};
