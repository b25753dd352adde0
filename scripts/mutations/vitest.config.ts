import { defineConfig, mergeConfig } from 'vitest/config';
import shop from '../../vitest.config';

// A mutant has to be noticed by the tests of lib: those of the backend and whole purchases would notice too, a hundred times slower.
export default mergeConfig(
  shop,
  defineConfig({ test: { exclude: ['{app,components,stores,backend,scripts,content,e2e}/**', 'lib/fuzz/**'] } }),
);
