const { forbidden, options } = require('./rules.cjs');

/** The same rules for files with JSX, which have to be compiled before they can be read: `import type` is not seen there. */
const { parser, ...others } = options;
module.exports = { forbidden, options: others };
