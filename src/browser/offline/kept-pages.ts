/** What the server, a page and the service worker say to each other about pages that are kept. */

/** Where the service worker stands, so that all pages are in its scope. */
export const workerFile = '/service-worker.js';
/** Shown in place of a page that is not kept. */
export const offlinePath = '/offline';
/** Of an answer that may be kept: the words, with `#` for the time, that are shown above it. Others are never kept. */
export const noteHeader = 'x-keep-offline';

/** Of the request for a copy to keep: the page leaves out what belongs to this moment, such as a receipt's lottery number. */
export const copyHeader = 'x-copy-to-keep';

/** From a page to the worker. */
export type Wish = { keep: string } | { forget: string };
/** From the worker to the page: whether this address is kept now. */
export interface Kept {
  address: string;
  isKept: boolean;
}
