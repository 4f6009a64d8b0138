import type { KeptTable } from '#retention.ts';
import { askedWords } from './asked-words.ts';
import { machineWords } from './machine-words.ts';
import { both, number, soldWords, visitor, type Words } from './sold-words.ts';

/** The reasons and the columns of every table; a test finds a table or a column that is missing. */
export const words: Readonly<Record<KeptTable, Words>> = {
  lease: { why: 'One worker at a time does a job.', personal: {}, others: 'k until_ms' },
  tan_challenge: {
    why: 'A code can be typed, and its page can say that it has expired.',
    personal: {
      ...visitor,
      address: 'the number or the e-mail address that gets the code',
      code_hash: 'the code, as a keyed hash',
      inbound_id: 'the SMS by which it was confirmed',
    },
    others: 'id purpose channel attempts_left state issued_at expires_at',
  },
  tan_issue: {
    why: 'Nobody is flooded with codes: caps count over a day.',
    personal: {
      subject: 'the number or the address, as a keyed hash',
      visitor: 'the visitor, as a keyed hash',
      network: 'the network, as a keyed hash',
      browser: 'a known browser, as a keyed hash',
    },
    others: 'id at',
  },
  dan_attempt: {
    why: 'The way to the state’s sign-in and back, and its outcome.',
    personal: { ...both },
    others:
      'state_hash purpose subject draft_id continues_at redirect_uri created_at expires_at used_at outcome',
  },
  identity_proof: {
    why: 'What the visitor has proved, for one purpose.',
    life: 'half an hour; of an applicant as long as the draft',
    personal: {
      ...both,
      register_hmac: 'the register number, as a keyed hash',
      applicant: 'name and register number, sealed',
    },
    others: 'id purpose kind subject draft_id key_id verified_at expires_at',
  },
  web_view_token: {
    why: 'A token of the app opens one session.',
    life: 'as long as the token could be used, an hour at most',
    personal: {},
    others: 'id useless_at',
  },
  web_view_offer: {
    why: 'The app has another number than this browser: the customer decides.',
    life: 'minutes',
    personal: { ...number },
    others: 'session_id session_ends_at return_to expires_at',
  },
  customer_cart: {
    why: 'What is unclear of a customer’s cart until the commerce service has answered.',
    life: '30 days after its last change',
    personal: { isdn: 'the customer’s number', wanted: 'what is to be in the cart' },
    others: 'revision sending_until settle_at expires_at',
  },
  seen_price: {
    why: 'A price that has changed since it was put into the cart is said.',
    life: '30 days after the cart was seen',
    personal: { isdn: 'the customer’s number', sold_id: 'what is in the cart' },
    others: 'price expires_at',
  },
  operation: {
    why: 'A form that is sent twice has one effect.',
    life: '72 hours',
    personal: {
      owner: 'the visitor, the cart, or the customer’s number',
      outcome: 'where the form has led',
    },
    others: 'id form request_hash state attempts lease_until created_at expires_at',
  },
  draft_end: {
    why: 'Another window is told that its application was sent.',
    personal: { ...both, owner: 'the visitor' },
    others: 'id kind may_see operation_id at',
  },
  rating_share: {
    why: 'One network does not rate a product any number of times.',
    personal: { network: 'the network, as a keyed hash' },
    others: 'id product_id at',
  },
  ...askedWords,
  recipient: {
    why: 'Numbers that one pays for are offered again; each can be removed.',
    personal: {
      isdn: 'whose list it is',
      number_hash: 'the number, as a keyed hash',
      number: 'the number, sealed',
    },
    others: 'id key_id used_at',
  },
  velocity: {
    why: 'Nobody tries out numbers and codes, or sells what was bought with stolen cards: what may be done too often is counted.',
    life: 'an hour or a day, as src/fraud/limits.ts says',
    personal: { key: 'visitor, number, network, card or recipient, as a keyed hash' },
    others: 'id what most counted ends_at',
  },
  greeting_report: {
    why: 'A greeting that somebody has reported is not shown any more. The greeting itself is nowhere but in its link.',
    life: '90 days, as long as a link can be opened',
    personal: {},
    others: 'id template reason count state reported_at',
  },
  number_holder: {
    why: 'Since when a number belongs to whoever has it: nobody sees what the holder before has bought.',
    personal: { number_hash: 'the number, as a keyed hash' },
    others: 'since checked_at',
  },
  sim_recovery: {
    why: 'The SIM of a number is replaced, once in 24 hours, and its owner can ask for a year who has changed it and when.',
    personal: {
      isdn: 'the number',
      ...visitor,
      personal:
        'register number, reason, phone, e-mail, address, what was agreed to and what an eSIM is installed with, sealed',
      token_hash: 'the address of the page, as a hash',
      stop_hash: 'the link in the e-mail, as a hash',
    },
    others:
      'id code state ended_by way card amount effect_key language key_id created_at verified_at paid_at activate_at sent_at ended_at expires_at updated_at',
  },
  sim_change: {
    why: 'Whoever takes a number by changing its SIM can do little with it on that day: what gives money or the number away asks for Dan.',
    personal: { number_hash: 'the number, as a keyed hash' },
    others: 'changed_at',
  },
  account_log: {
    why: 'Who has a number can ask when its PUK was shown and its e-mail address changed, also if somebody else had the phone.',
    personal: { isdn: 'the number', act: 'what was done', old_email: 'the address before' },
    others: 'id language at key_id',
  },
  fresh_code: {
    why: 'A code that was typed once more stands for some minutes.',
    life: 'minutes',
    personal: { ...both },
    others: 'purpose at expires_at',
  },
  draft_handoff: {
    why: 'A draft is continued on another device.',
    personal: { taken_by: 'the visitor of the other device' },
    others: 'id link_hash draft_id confirmed_at',
  },
  draft: {
    why: 'What was filled in is not lost before it is sent.',
    life: '2 or 72 hours after its last change, at a kiosk 15 minutes',
    personal: { ...both, data: 'everything that was filled in, sealed' },
    others: 'id kind version revision step key_id created_at expires_at link_id link_until',
  },
  cart_item: {
    why: 'What is in the cart. It goes with the cart.',
    personal: { product_id: 'what is in the cart', sold_id: 'what is in the cart' },
    others: 'cart_id quantity seen_price at',
  },
  cart: {
    why: 'The cart of a browser whose visitor is not signed in.',
    life: '30 days after its last change, at a kiosk 15 minutes',
    personal: {},
    others: 'id expires_at',
  },
  product_rating: {
    why: 'One rating for each visitor. It goes with the visitor.',
    personal: { ...visitor, point: 'the rating', number: 'the number, as a keyed hash' },
    others: 'product_id turn asked',
  },
  consent: {
    why: 'What was agreed to can be proved. It goes with the visitor.',
    personal: { ...both, purposes: 'what was agreed to' },
    others: 'version at',
  },
  session: {
    why: 'A browser is known again: HttpOnly cookie, of which the hash is stored.',
    life: '30 days; signed in 2 hours, at a kiosk 15 minutes',
    personal: { ...both },
    others: 'id created_at expires_at kind device',
  },
  ...soldWords,
  ...machineWords,
  visitor: {
    why: 'Everything that a visitor does belongs to one row, which says nothing itself.',
    life: '30 days after the last session began, at a kiosk 15 minutes',
    personal: { id: 'the visitor (a random id behind a cookie)' },
    others: 'created_at expires_at',
  },
};
