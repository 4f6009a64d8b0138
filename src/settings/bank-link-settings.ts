import * as z from 'zod/mini';
import { _default as orDefault } from 'zod/mini';
import { setting, toList } from './kinds.ts';

/** The apps of banks and wallets that a code of QPay opens, as their links begin. */
const known = [
  'qpaywallet',
  'khanbank',
  'statebank',
  'statebankmongolia',
  'xacbank',
  'tdbbank',
  'socialpay-payment',
  'most',
  'nibank',
  'ckbank',
  'capitronbank',
  'bogdbank',
  'transbank',
  'candypay',
  'mbank',
  'monpay',
  'ard',
  'ardapp',
  'arig',
  'toki',
  'hipay',
  'tinobank',
  'payon',
];

export const bankLinkShape = {
  BANK_LINK_SCHEMES: setting(
    z
      .pipe(
        orDefault(z.string(), known.join()),
        z.transform((text) => toList(text.toLowerCase())),
      )
      .check(
        z.refine(
          (schemes) =>
            schemes.every(
              (scheme) =>
                /^[a-z][a-z0-9+.-]{1,40}$/.test(scheme) &&
                !/^(javascript|data|blob|file|vbscript|about|http|intent)$/.test(scheme),
            ),
          'set it to a comma list of schemes of bank apps, such as khanbank,qpaywallet',
        ),
      ),
  ),
};
