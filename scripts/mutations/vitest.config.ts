import { defineConfig, mergeConfig } from 'vitest/config';
import shop from '../../vitest.config';

/** Excluded tests: they wait for time to pass, start a server or try thousands of inputs. The others notice a mutant within a second. */
const SLOW = [
  'lib/server/store/**',
  'lib/server/api/orders/shared-intents.test.ts',
  'lib/server/catalogue/group/group.test.ts',
  // Changes the user, which a worker cannot; reads public/, which is not copied.
  'lib/server/history/recorder.test.ts',
  'lib/server/content/**',
  'lib/server/catalogue/{snapshot,watch/price-watch}.test.ts',
  'lib/server/entrance/!(request-rules).test.ts',
  'lib/server/reporting/{operate,request-context}.test.ts',
];

export default mergeConfig(
  shop,
  defineConfig({ test: { exclude: ['{app,components,stores,backend,scripts,content,e2e}/**', ...SLOW] } }),
);
