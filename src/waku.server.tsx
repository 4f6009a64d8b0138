import adapter from 'waku/adapters/cloudflare';
import { edge } from '#edge/index.ts';
import { fsRouter } from '#waku.ts';

export default adapter(fsRouter(import.meta.glob('./pages/**/*.{tsx,ts}')), {
  // Ours is mounted under the security headers, so that a 413 carries them.
  bodyLimit: false,
  internalPathToBuildStaticFiles: import.meta.env.BUILD_DOOR,
  middlewareFns: edge,
});
