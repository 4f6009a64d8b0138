import { hashText } from '#lib/hash.ts';
import { toBeginningStatements } from './beginning-statements.ts';
import { toFacetStatements } from './facet-statements.ts';
import { toAddSteps, toTrimStatements } from './generated/generated-products.ts';
import { toProductTemplates } from './generated/product-templates.ts';
import { toOptimizeStatements } from './listing-statements.ts';
import { parseProducts, toCategoryRows } from './product-rows.ts';
import type { SeedContent } from './seed-content.ts';
import { toSeedStatements } from './seed-statements.ts';
import { toLiteral } from './sql-text.ts';

type Indexes = Readonly<Record<string, string>>;

/** What a database was last seeded with. */
export interface SeedState {
  hash: string | null;
  generated: number;
  /** The statement of each index of the products; `left` are those that an interrupted seed has not made again. */
  indexes?: Indexes;
  left?: Indexes;
}

/** From so many new products on it is faster to drop the indexes and make them again afterwards. */
const MANY = 20_000;

/** Each part is one transaction; the state is written with the part that leads to it. */
export interface SeedPlan {
  parts: string[][];
  seeded: boolean;
  generated: number;
}

/** `want` is the number of generated products, undefined as many as there are. An unchanged seed plans nothing. */
export async function prepareSeed(
  content: SeedContent,
  state: SeedState,
  want?: number,
): Promise<SeedPlan> {
  const statements = toSeedStatements(content);
  const hash = await hashText(
    [...statements, ...toFacetStatements(), ...toBeginningStatements()].join('\n'),
  );
  const seeded = hash !== state.hash;
  const goal = want ?? state.generated;
  const have = seeded ? 0 : state.generated;
  const parts: string[][] = [];
  // The old generated products are deleted with the old seed, because they are in the same tables.
  if (seeded) parts.push([...statements, keepState('hash', hash), keepState('generated', '0')]);
  if (goal < have) parts.push([...toTrimStatements(goal), keepState('generated', String(goal))]);
  const { left = {} } = state;
  const isMany = goal - have >= MANY;
  const indexes = isMany ? { ...state.indexes, ...left } : left;
  if (isMany) parts.push(toDropStatements(indexes));
  if (goal > have) parts.push(...toAddParts(content, have, goal));
  if (Object.keys(indexes).length > 0) {
    parts.push([...Object.values(indexes), keepState('left', '{}')]);
  }
  if (parts.length > 0) {
    parts.push(toFacetStatements());
    parts.push([
      `INSERT INTO search_index (search_index) VALUES ('optimize')`,
      ...toOptimizeStatements(),
    ]);
    parts.push(toBeginningStatements());
  }
  return { parts, seeded, generated: goal };
}

function toDropStatements(indexes: Indexes): string[] {
  const drops = Object.keys(indexes).map((name) => `DROP INDEX IF EXISTS ${name}`);
  return [...drops, keepState('left', JSON.stringify(indexes))];
}

function toAddParts(content: SeedContent, have: number, goal: number): string[][] {
  const templates = toProductTemplates(parseProducts(content), readSubCategories(content));
  if (templates.length === 0) throw new Error('no product to take after');
  return toAddSteps(templates, have, goal).map(({ made, statements }) => [
    ...statements,
    keepState('generated', String(made)),
  ]);
}

function readSubCategories(content: SeedContent) {
  return toCategoryRows(content).subCategories.map(({ body }) => {
    const sub: { id: string; nameMn: string; nameEn: string } = JSON.parse(body);
    return sub;
  });
}

function keepState(name: string, value: string): string {
  return `INSERT INTO seed_state (name, value) VALUES (${toLiteral(name)}, ${toLiteral(value)})
ON CONFLICT (name) DO UPDATE SET value = excluded.value`;
}
