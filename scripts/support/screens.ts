import { afterEach } from 'vitest';

if (typeof document !== 'undefined') {
  const { cleanup, configure } = await import('@testing-library/react');
  // A busy machine needs more than one second for a change on the screen (CONTRIBUTING.md).
  configure({ asyncUtilTimeout: 20_000 });
  afterEach(cleanup);
}
