import type { Words } from './sold-words.ts';

/** Of the tables that are about no customer. */
export const machineWords = {
  cache_fill: {
    why: 'Answers of services to public questions.',
    personal: {},
    others: 'k at_ms usable_until_ms failure body version',
  },
  content_tag: {
    why: 'Tells what of the cache is outdated.',
    personal: {},
    others: 'tag version',
  },
  webhook_delivery: {
    why: 'A repeated message has one effect.',
    personal: {},
    others: 'source id at',
  },
  listing: {
    why: 'The addresses of the sitemap.',
    personal: {},
    others: 'kind entries filled_at due_at',
  },
  kiosk_device: {
    why: 'The touch screens that staff have set up.',
    personal: {},
    others: 'id branch_id name key_hash created_at link_expires_at pin_tries pin_paused_until',
  },
  review: {
    why: 'What was paid and is too much of its kind waits for a person; what was decided can be asked about.',
    personal: {},
    others: 'id kind subject_id outbox_key why state created_at decided_at',
  },
  switch: {
    why: 'What staff have switched off.',
    personal: {},
    others: 'id is_set tone text_mn text_en from_at until_at revision updated_at',
  },
  outbox: {
    why: 'What services and customers are told is sent once, and seen where it is stuck.',
    personal: { body: 'ids of rows, or the offer of a partner, sealed; empty once it was sent' },
    others: 'id topic key state attempts created_at next_at done_at stuck_at last_error',
  },
  erasure: {
    why: 'What is still running when somebody deletes their data loses its name when it ends.',
    personal: {},
    others: 'kind row_id asked_at',
  },
  staff_try: {
    why: 'Nobody tries out the secret of the staff.',
    personal: { network: 'the network, as a keyed hash' },
    others: 'id at',
  },
  staff_log: {
    why: 'What was done to a customer’s order can be asked about for two years.',
    personal: { who: 'who of the staff', reason: 'the reason, in the words of the staff' },
    others: 'id at act subject change',
  },
} as const satisfies Readonly<Record<string, Words>>;
