/** What only people need to know of a table: why it is kept, what its columns hold of a person, and the other columns. */
export interface Words {
  why: string;
  /** When `expires_at` is, of a row that ends by it. */
  life?: string;
  personal: Readonly<Record<string, string>>;
  others: string;
}

export const visitor = { visitor_id: 'the visitor (a random id behind a cookie)' };
export const number = { isdn: 'the number that was signed in' };
export const both = { ...visitor, ...number };

/** Of the tables of what was sold, paid and given back. */
export const soldWords = {
  package_shift: {
    why: 'A plan is changed once a month, and whoever has changed it sees what became of it.',
    personal: {
      ...visitor,
      isdn: 'the number whose plan was changed',
      refusals: 'why it could not be',
      personal: 'both plans, the reason, and the e-mail address that was told, sealed',
    },
    others:
      'id code month state change effective_on language key_id created_at sent_at ended_at noted_at updated_at',
  },
  receipt_secret: {
    why: 'The lottery number of a receipt, until it was delivered; the law lets nobody store it longer.',
    life: '72 hours at most',
    personal: { sealed: 'lottery number and QR code, sealed' },
    others: 'id key_id expires_at',
  },
  receipt: {
    why: 'Accounts are kept for ten years, and receipts belong to them.',
    personal: {
      buyer: 'phone, e-mail, and of a company its name and TIN, sealed',
      lines: 'what was bought',
    },
    others:
      'id number payment_id follows provider paid_by state return_state buyer_kind key_id total vat city_tax bill_suffix provider_receipt_id registered_at attempts next_at give_up_at last_error created_at updated_at',
  },
  order_event: {
    why: 'The timeline of an order. It goes with the order.',
    personal: { status: 'what happened to the order' },
    others: 'order_id at who',
  },
  digital_code: {
    why: 'What was bought can be seen again. It goes with the order.',
    personal: { code: 'the code, sealed', shown: 'how often it was seen' },
    others: 'id order_id product_id number key_id last_shown_at created_at',
  },
  wifi_code: {
    why: 'What was bought can be seen again. It goes with the purchase.',
    personal: { code: 'the code, sealed', shown: 'how often it was seen' },
    others: 'id purchase_id product_id number key_id last_shown_at created_at',
  },
  sim_order: {
    why: 'Where the SIM card of a number is, and what its eSIM is installed with. It goes with the purchase.',
    personal: { profile: 'what the eSIM is installed with, sealed' },
    others: 'id kind status key_id created_at updated_at',
  },
  preorder_place: {
    why: 'The quota of a pre-order is counted by it, and each person has one. It belongs to the purchase of its deposit.',
    personal: { person: 'the number, as a keyed hash', product_id: 'what was pre-ordered' },
    others:
      'id preorder_id purchase_id state confirmed_at ready_at ended_at created_at updated_at collect_until',
  },
  preorder_line: {
    why: 'Who waits for a place of a pre-order comes in turn, and is told when one is free.',
    personal: {
      ...both,
      person: 'the number, as a keyed hash',
      phone: 'the number that is told, sealed',
      product_id: 'what is waited for',
    },
    others: 'id preorder_id state key_id language joined_at offered_until updated_at closes_at',
  },
  refund: {
    why: 'Money that goes back is followed to its end, and is part of the accounts.',
    personal: {},
    others:
      'id provider provider_payment_id payment_id amount reason state attempts last_error created_at updated_at',
  },
  money: {
    why: 'Money can be asked about for ten years, as the law on accounting says.',
    personal: {},
    others: 'provider provider_payment_id payment_id amount kind used_as at explained_at',
  },
  payment: {
    why: 'Money can be asked about for ten years, as the law on accounting says; an attempt that nobody has paid for 90 days.',
    personal: { ...both, sealed: 'the address of its page and the invoice, sealed' },
    others:
      'id subject_kind subject_id provider reference amount state invoice_id callback_hash key_id settlement fail_reason language lease_until checked_at expires_at close_at paid_at created_at updated_at',
  },
  shop_order: {
    why: 'What was sold belongs to the accounts. An order that nobody has paid can be asked about for 30 days.',
    personal: {
      ...both,
      phone_hash: 'the phone, as a keyed hash',
      slot_date: 'when somebody is at home',
      slot: 'when somebody is at home',
      promo_code: 'a code that was typed',
      referral_code: 'the code of another subscriber',
      lines: 'what was bought',
      consent: 'what was agreed to: versions, purposes, time',
      personal: 'name, phone, e-mail, register number, address and buyer, sealed',
    },
    others:
      'id code submit_key draft_id status delivery_type branch_id goods discount delivery total cart_id reservation language key_id created_at placed_at updated_at asked_at codes_by_hand_at',
  },
  purchase: {
    why: 'What was paid belongs to the accounts. What nobody has paid can be asked about for 30 days.',
    personal: { ...both, personal: 'what was bought for which number, phone and buyer, sealed' },
    others:
      'id token_hash code kind status draft_id amount credit language key_id created_at paid_at sent_at ended_at updated_at',
  },
  difference: {
    why: 'What the accounts of site and provider do not agree about.',
    personal: {},
    others: 'id kind subject detail state found_at closed_at',
  },
  return_case: {
    why: 'Goods that come back. It goes with the order.',
    personal: {
      slot_date: 'when somebody is at home',
      slot: 'when somebody is at home',
      personal: 'what was said about it, sealed',
    },
    others:
      'id order_id number request_hash state lines way branch_id key_id cause answer amount refund_id created_at updated_at',
  },
  return_event: {
    why: 'The timeline of a return. It goes with it.',
    personal: {},
    others: 'return_id state at who',
  },
} as const satisfies Readonly<Record<string, Words>>;
