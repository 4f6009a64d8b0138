import { both, visitor, type Words } from './sold-words.ts';

/** Of the tables of what customers have asked for, and of how easy it was. */
export const askedWords = {
  number_hold: {
    why: 'A number is kept for whoever has chosen it, and nobody keeps many: what is kept is counted.',
    life: '12 hours, and a day after that',
    personal: {
      visitor: 'the visitor, as a keyed hash',
      network: 'the network, as a keyed hash',
      crowd: 'the address in a network of many, as a keyed hash',
      holder: 'the number that was signed in, as a keyed hash',
      chosen: 'the number that was chosen',
    },
    others: 'id reference created_at expires_at ended_at draft_id language warned_at',
  },
  home_request: {
    why: 'Who asked for internet at home is visited, called or told.',
    personal: {
      ...visitor,
      visit_date: 'when somebody is at home',
      visit_slot: 'when somebody is at home',
      consent: 'what was agreed to',
      personal: 'name, phone, e-mail and address, sealed',
    },
    others: 'id code kind status package_id language key_id created_at updated_at',
  },
  stars_order: {
    why: 'A child’s number that goes on the parent’s bill is ordered once, and can be asked about.',
    life: '396 days after its last change',
    personal: {
      ...both,
      personal: 'child, relation, number and package, sealed',
    },
    others: 'id code status sent_at language key_id created_at updated_at',
  },
  trade_in: {
    why: 'An old handset has the same estimate again, and its code is good once.',
    life: '90 days after its code has ended',
    personal: {
      ...visitor,
      id: 'the handset, as a keyed hash of its IMEI',
      personal:
        'phone and e-mail, where they were given, and what opens the page of the result, sealed',
    },
    others: 'code status estimate final_price language key_id created_at expires_at redeemed_at',
  },
  stock_watch: {
    why: 'Who waits for something that is sold out is told once when it is back; the row goes with the message.',
    life: '90 days after it was asked for, 3 days after its message was written',
    personal: {
      ...both,
      person: 'the number or the e-mail address, as a keyed hash',
      address: 'the number or the e-mail address that is told, sealed',
      product_id: 'what is waited for',
      variant_id: 'what is waited for',
    },
    others: 'id channel key_id language created_at expires_at told_at',
  },
  effort: {
    why: 'How easy it was is told to the operator, and asked once a day.',
    personal: {
      id: 'a hash of visitor, flow and day',
      score: 'the answer',
      comment: 'the comment, sealed',
    },
    others: 'flow day key_id language created_at',
  },
  leasing_report: {
    why: 'What the credit bureau and Social Insurance have answered decides on a lease.',
    life: 'as long as the fee holds: 24 hours from its payment',
    personal: { report: 'what one of them has answered, sealed' },
    others: 'id fee_id key_id expires_at',
  },
  leasing_fee: {
    why: 'A fee that was paid holds for 24 hours, whatever fails.',
    life: '24 hours from its payment',
    personal: { isdn: 'whose it is' },
    others: 'id code paid_at valid_until',
  },
  leasing_assessment: {
    why: 'What was decided on a lease is shown to who has asked, and ordered with.',
    personal: {
      ...both,
      personal: 'name, register number, number, what is wished and what was agreed to, sealed',
      reason: 'why it was decided so',
      monthly: 'what may be paid each month',
    },
    others:
      'id token_hash code draft_id revision state failed usable_until order_id language key_id created_at updated_at',
  },
} satisfies Record<string, Words>;
