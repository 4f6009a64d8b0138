import { Hono } from 'hono';
import * as z from 'zod/mini';
import type { OperatorEnv } from '../http/operator-env.ts';
import { readQuery } from '../http/read-input.ts';
import { sendJson } from '../http/send-json.ts';

export const companyRoutes = new Hono<OperatorEnv>();

/** Made-up companies, by their register numbers. */
const companies = [
  { regNo: '6123456', tin: 61_234_567_890, name: 'Алтан говь ХХК', vatPayer: true },
  { regNo: '5987654', tin: 59_876_543_210, name: 'Хангай трейд ХХК', vatPayer: true },
  { regNo: '2655772', tin: 26_557_721_234, name: 'Номын гэр ТББ', vatPayer: false },
];

const digits = (count: string) => z.string().check(z.regex(new RegExp(`^\\d{${count}}$`)));
const message = (data: unknown) => sendJson(JSON.stringify({ msg: 'OK', status: 200, data }));

/** The number of a taxpayer is a number here, and null of somebody unknown. */
companyRoutes.get('/api/info/check/getTinInfo', (c) => {
  const { regNo } = readQuery(c, z.object({ regNo: digits('7') }));
  return message(companies.find((one) => one.regNo === regNo)?.tin ?? null);
});

/** Of somebody unknown 200 with null. */
companyRoutes.get('/api/info/check/getInfo', (c) => {
  const { tin } = readQuery(c, z.object({ tin: digits('11,14') }));
  const found = companies.find((one) => String(one.tin) === tin);
  return message(
    found
      ? {
          name: found.name,
          vatPayer: found.vatPayer,
          cityPayer: found.vatPayer,
          freeProject: false,
          found: true,
          vatpayerRegisteredDate: found.vatPayer ? '2015-01-01' : null,
          isGovernment: null,
        }
      : null,
  );
});
