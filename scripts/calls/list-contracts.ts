import { readdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type * as z from 'zod/mini';
import type { Contract } from '#contracts/contract.ts';

export const contractsFolder = 'src/contracts';

export interface NamedContract {
  /** The export's name without `Contract`. */
  name: string;
  contract: Contract;
}

export interface Contracts {
  contracts: readonly NamedContract[];
  /** Exported shapes by their names. */
  shapes: ReadonlyMap<string, z.ZodMiniType>;
}

export async function listContractFiles(): Promise<string[]> {
  const files = await readdir(contractsFolder, { recursive: true });
  return files
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .toSorted()
    .map((file) => join(contractsFolder, file));
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

const isContract = (value: unknown): value is Contract =>
  isObject(value) && 'service' in value && 'path' in value && 'shape' in value;

const isShape = (value: unknown): value is z.ZodMiniType => isObject(value) && '_zod' in value;

/** All that `src/contracts` exports, so that a new contract is found without being listed anywhere. */
export async function listContracts(): Promise<Contracts> {
  const contracts: NamedContract[] = [];
  const shapes = new Map<string, z.ZodMiniType>();
  const add = (exported: string, value: unknown, group = ''): void => {
    if (isContract(value)) {
      contracts.push({ name: exported.replace(/Contracts?$/, '') + group, contract: value });
    } else if (isShape(value)) {
      if (shapes.has(exported)) throw new Error(`two shapes are called ${exported}`);
      shapes.set(exported, value);
    } else if (isObject(value) && group === '' && Object.values(value).every(isContract)) {
      for (const [key, one] of Object.entries(value)) {
        add(exported, one, key.charAt(0) + key.slice(1).toLowerCase());
      }
    }
  };
  for (const file of await listContractFiles()) {
    const exports: Record<string, unknown> = await import(pathToFileURL(resolve(file)).href);
    // In the order of the alphabet, which is not the order of every loader.
    for (const exported of Object.keys(exports).toSorted()) add(exported, exports[exported]);
  }
  return { contracts, shapes };
}
