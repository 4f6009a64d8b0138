import adapter from 'waku/adapters/cloudflare';
import { fsRouter } from '#waku.ts';

export default adapter(fsRouter(import.meta.glob('./pages/**/*.{tsx,ts}')), {
  bodyLimit: false,
  internalPathToBuildStaticFiles: import.meta.env.BUILD_DOOR,
  middlewareFns: [],
});
