import * as z from 'zod/mini';
import { _default as orDefault } from 'zod/mini';
import { setting } from './kinds.ts';

export const offlineShape = {
  /** Whether browsers keep pages for times without a connection; off also takes away what they have kept. */
  OFFLINE: setting(orDefault(z.enum(['on', 'off'], 'set it to on or off'), 'on')),
};
