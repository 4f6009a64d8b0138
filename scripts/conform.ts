/**
 * `npm run conform -- --content URL --commerce URL --mobile URL`: asks real services all that the site asks, and says
 * what the site would make of it. It exits with 1 where a page would be empty. `ABOUT_US_TOKEN` is read from the
 * environment, since arguments can be seen by others.
 */
import { parseArgs } from 'node:util';
import type { ServiceName } from '#contracts/contract.ts';
import { conform } from './conform/conform.ts';
import { printReport } from './conform/print-report.ts';
import type { Target } from './conform/probe.ts';
import { isFailing } from './conform/report.ts';

const services = ['content', 'commerce', 'mobile', 'coverage'] as const;

function fail(message: string): never {
  console.error(message);
  process.exit(2);
}

function readArguments() {
  try {
    return parseArgs({
      options: {
        content: { type: 'string' },
        commerce: { type: 'string' },
        mobile: { type: 'string' },
        coverage: { type: 'string' },
        number: { type: 'string' },
        id: { type: 'string', multiple: true, default: [] },
        write: { type: 'boolean', default: false },
        json: { type: 'boolean', default: false },
        patient: { type: 'boolean', default: false },
      },
    }).values;
  } catch (error) {
    return fail(error instanceof Error ? error.message : String(error));
  }
}

const values = readArguments();
const bearer = process.env['ABOUT_US_TOKEN'];
const targets: Partial<Record<ServiceName, Target>> = {};
for (const service of services) {
  const given = values[service];
  if (given === undefined) continue;
  const url = URL.parse(given);
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.search) {
    fail(`--${service} takes an address such as https://${service}.example.mn, without a query.`);
  }
  targets[service] = { base: url.href.replace(/\/+$/, ''), bearer, patient: values.patient };
}
if (Object.keys(targets).length === 0) {
  fail('Name a service: --content, --commerce, --mobile or --coverage, each with its address.');
}
const { number, write, json } = values;
if (number !== undefined && !/^\d{8}$/.test(number))
  fail('--number takes the 8 digits of a number.');
if (write && number === undefined) fail('--write needs --number, a number made for tests.');

/** Of what no call lists: `leasing-group=…`. */
const ids = Object.fromEntries(
  values.id.map((one) => {
    const [, name = '', id = ''] = /^([a-z-]+)=(.+)$/.exec(one) ?? [];
    return id === '' ? fail('--id takes a name and an id, such as preorder=12.') : [name, id];
  }),
);

const report = await conform({ targets, number, ids, write });
console.log(json ? JSON.stringify(report, null, 2) : printReport(report));
process.exitCode = isFailing(report) ? 1 : 0;
