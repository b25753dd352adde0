import { defineConfig, mergeConfig } from 'vitest/config';
import shop from '../../vitest.config';

/** Tests of lib notice a mutant in a second; whole purchases, fuzzing and tests that start a server of their own take a hundred times that. */
const SLOW = ['lib/fuzz/**', 'lib/shared-store/**', 'lib/shop-api/server/shared-{intents,limits}.test.ts'];

export default mergeConfig(
  shop,
  defineConfig({ test: { exclude: ['{app,components,stores,backend,scripts,content,e2e}/**', ...SLOW] } }),
);
