import { type Unstable_Config as Config, unstable_readConfig as readConfig } from 'wrangler';

/** What a configuration says of its worker: the date, and the databases as wrangler calls them on this machine. */
export function readConfiguration(path: string) {
  const { compatibility_date: date = '', d1_databases: listed }: Config = readConfig({
    config: path,
  });
  const databases: Record<string, string> = {};
  for (const { binding, database_id: id } of listed) if (id) databases[binding] = id;
  return { date, databases };
}
