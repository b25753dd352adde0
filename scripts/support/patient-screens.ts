export {};

/** A busy machine needs more than the testing library's one second for a change on the screen (CONTRIBUTING.md). */
if (typeof document !== 'undefined') {
  const { configure } = await import('@testing-library/react');
  configure({ asyncUtilTimeout: 20_000 });
}
