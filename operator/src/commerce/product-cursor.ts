import * as z from 'zod/mini';
import { HttpError } from '../http/http-error.ts';

/** Where a page of products ended: the value that it is sorted by, and the row's number. */
export interface ProductCursor {
  sort: string;
  key: number;
  number: number;
}

const cursorParts = z.tuple([z.string(), z.int(), z.int()]);

export function writeCursor({ sort, key, number }: ProductCursor): string {
  return btoa(JSON.stringify([sort, key, number]))
    .replace(/=+$/, '')
    .replaceAll('/', '_')
    .replaceAll('+', '-');
}

/** @throws HttpError where the cursor was made by another sort, or by nobody */
export function readCursor(text: string, sort: string): ProductCursor {
  const parts = cursorParts.safeParse(decode(text));
  if (!parts.success || parts.data[0] !== sort) {
    throw new HttpError(400, 'invalid cursor', { field: 'cursor' });
  }
  return { sort, key: parts.data[1], number: parts.data[2] };
}

function decode(text: string): unknown {
  try {
    return JSON.parse(atob(text.replaceAll('_', '/').replaceAll('-', '+')));
  } catch {
    return null;
  }
}
