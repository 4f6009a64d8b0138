/** A message that another machine sent us, signed as https://www.standardwebhooks.com says. */
export interface Delivery {
  /** Who sends: the last part of the address. */
  source: string;
  /** The sender's id of the message, the same when it is sent again. */
  id: string;
  /** When it arrived, in UTC milliseconds. */
  at: number;
}

/** With it the embedded operator signs on a developer's machine; anywhere else a secret has to be set on both sides. */
export const developmentWebhookSecret = 'whsec_bm90IGEgc2VjcmV0LCBmb3IgZGV2ZWxvcG1lbnQgb25seQ==';
