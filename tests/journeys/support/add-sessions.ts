import { createHash, randomBytes } from 'node:crypto';
import type { D1Database } from '@cloudflare/workers-types';
import { getPlatformProxy } from 'wrangler';

/** Writes signed-in sessions of this number into a site's data before it is started, and returns their cookies. */
export async function addSessions(
  directory: string,
  isdn: string,
  count: number,
): Promise<string[]> {
  const { env, dispose } = await getPlatformProxy<{ DB: D1Database }>({
    configPath: 'wrangler.toml',
    persist: { path: `${directory}/v3` },
    remoteBindings: false,
  });
  const now = Date.now();
  const tokens = Array.from({ length: count }, () => randomBytes(32).toString('base64url'));
  await env.DB.batch(
    tokens.flatMap((token) => {
      const id = createHash('sha256').update(token).digest('hex');
      return [
        env.DB.prepare('INSERT INTO visitor (id, created_at, expires_at) VALUES (?1, ?2, ?3)').bind(
          id,
          now,
          now + 7_200_000,
        ),
        env.DB.prepare(
          `INSERT INTO session (id, visitor_id, created_at, expires_at, kind, isdn)
           VALUES (?1, ?1, ?2, ?3, 'phone', ?4)`,
        ).bind(id, now, now + 7_200_000, isdn),
      ];
    }),
  );
  await dispose();
  return tokens;
}
