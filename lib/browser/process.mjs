/**
 * In the place of the whole `process` of Node that Turbopack gives to browsers (next.config.mjs): React asks whether there is an `emit`, and
 * features that the build was not told of are read from `env`.
 */
export default { env: {} };
