const { resolve } = require('node:path');

/** How the rooms' imports are found: `@/` is the repository (tsconfig.json), which dependency-cruiser cannot read without TypeScript's old API. */
module.exports = {
  resolve: { alias: { '@': resolve(__dirname, '../..') }, extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.css'] },
};
