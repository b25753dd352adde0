import { writeFileSync } from 'node:fs';
import { SITE_URL } from '../../support/shop';
import { test as base } from '../../support/test';
import { EngineScreen } from './engine-screen';
import { openFirefox } from './firefox';
import { openWebKit } from './webkit';

/** Beside the storefront's port, of which each worker has its own hundred. */
const DRIVER_PORT = Number(new URL(SITE_URL).port) + 50;

export const test = base.extend<{ engineName: 'webkit' | 'firefox'; tab: EngineScreen }>({
  engineName: ['webkit', { option: true }],
  tab: async ({ engineName }, use, info) => {
    const engine = await (engineName === 'webkit' ? openWebKit(DRIVER_PORT) : openFirefox());
    try {
      await use(new EngineScreen(engine));
      if (info.errors.length > 0) writeFileSync(info.outputPath('tab.png'), await engine.screenshot(), 'base64');
    } finally {
      await engine.close();
    }
  },
});

export { expect } from '../../support/test';
