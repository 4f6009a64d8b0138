import type { Line } from '#features/privacy/model.ts';
import { type KeptTable, retention } from '#retention.ts';
import { cookies } from './cookies.ts';
import { words } from './words.ts';

const day = 24 * 60 * 60_000;

const toTime = (ms: number) => {
  if (ms % day === 0) return ms === day ? 'a day' : `${ms / day} days`;
  if (ms === 3_600_000) return 'an hour';
  return ms === 60_000 ? 'a minute' : `${ms / 60_000} minutes`;
};

function toKept(table: KeptTable): string {
  const line: Line = retention[table];
  const { life } = words[table];
  if (!line.ends) {
    const others = Object.keys(line.endsWith ?? {});
    return others.length > 0 ? `with its ${others.join(' or ')}` : (life ?? 'as the reason says');
  }
  return line.ends
    .map(({ from, ms, only }) => {
      const time = life ?? (ms === 0 ? `until \`${from}\`` : `${toTime(ms)} after \`${from}\``);
      return only ? `${time}, where \`${only.replaceAll(/\s+/g, ' ')}\`` : time;
    })
    .join('; ');
}

const toDeletion = {
  gone: 'it goes at once',
  unnamed: 'once nothing of it is open it goes, or stays without its owner',
  stays: 'it stays until its time, and leads to nobody',
};

function toSection(table: KeptTable): string {
  const line: Line = retention[table];
  const { personal, why } = words[table];
  const held = Object.entries(personal).map(([column, what]) => `  - \`${column}\`: ${what}`);
  const lines = [
    `- Kept: ${toKept(table)}.`,
    held.length > 0
      ? `- Of a person it holds\n${held.join('\n')}`
      : '- Of a person it holds nothing.',
    ...(line.of
      ? [`- When somebody deletes their data, ${toDeletion[line.onDeletion ?? 'gone']}.`]
      : []),
  ];
  return `### \`${table}\`\n\n${why}\n\n${lines.join('\n')}`;
}

/** The text of `docs/retention.md`. */
export function toDocument(): string {
  const sections = (Object.keys(retention) as KeptTable[]).toSorted().map(toSection);
  const cookieLines = Object.entries(cookies).map(([name, { days, why }]) => {
    const time = days === 0 ? 'until the browser is closed' : `${days} days at most`;
    return `- \`${name}\`: ${why} Kept ${time}.`;
  });
  return `# What is kept, why and for how long

Written by a test from \`src/retention.ts\` and the words of \`tests/unit/retention\`: after a change
\`npx vitest run --project workerd tests/unit/retention -u\` writes it again. The sweep of \`src/jobs\` deletes by the same
source. Decision 058 says how a customer gets a copy of their data, and has it deleted.

## Tables

${sections.join('\n\n')}

## Cookies

On https the names of those that only the server reads begin with \`__Host-\`. Local storage holds copies for other
scripts (\`@mc_…\`) until the browser's data is deleted, with no number in them; at a kiosk nothing.

${cookieLines.join('\n')}
`;
}
