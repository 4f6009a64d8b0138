import * as z from 'zod/mini';
import { _default as orDefault } from 'zod/mini';
import { setting } from './kinds.ts';

function isPattern(text: string): boolean {
  try {
    return new RegExp(text).source !== '';
  } catch {
    return false;
  }
}

export const purchaseShape = {
  /** What the number of a contract looks like. */
  CONTRACT_NUMBER_PATTERN: setting(
    orDefault(
      z
        .string()
        .check(z.refine(isPattern, 'set it to a regular expression such as ^(19|20)[0-9]{8}$')),
      '^(19|20)[0-9]{8}$',
    ),
  ),
};
