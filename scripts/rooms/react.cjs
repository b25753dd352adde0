const { forbidden, options } = require('./rules.cjs');

/** The same rules for files with JSX, which must be compiled before they are read, so that `import type` is not seen. */
const { parser, ...others } = options;
module.exports = { forbidden, options: others };
