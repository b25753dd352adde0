const { resolve } = require('node:path');

/** Resolves `@/` to the repository (tsconfig.json), which dependency-cruiser cannot read without TypeScript's old API. */
module.exports = {
  resolve: { alias: { '@': resolve(__dirname, '../..') }, extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.css'] },
};
