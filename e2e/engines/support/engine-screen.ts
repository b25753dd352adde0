import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Screen } from '../../support/screen';
import { SITE_URL } from '../../support/shop';
import type { Engine } from './engine';
import { byRole, EngineTarget, type Named } from './engine-target';
import { until } from './until';

const LIBRARY = readFileSync(
  createRequire(import.meta.url).resolve('@testing-library/dom/dist/@testing-library/dom.umd.min.js'),
  'utf8',
);

/** A browser's page, for the page objects of the journeys in Chromium. */
export class EngineScreen implements Screen {
  constructor(readonly engine: Engine) {}

  /** The value of an expression that finds elements. */
  async read<R>(expression: string): Promise<R> {
    // Once in each document.
    if (!(await this.engine.evaluate("'TestingLibraryDom' in window")))
      await this.engine.evaluate(`(() => { ${LIBRARY}\n })()`);
    return (await this.engine.evaluate(expression)) as R;
  }

  goto(path: string): Promise<void> {
    return this.engine.goto(new URL(path, SITE_URL).href);
  }

  goBack(): Promise<unknown> {
    return this.engine.goBack();
  }

  /** @param pattern the end of the address, after two asterisks, as Playwright reads it */
  async waitForURL(pattern: string): Promise<void> {
    await until(async () => {
      const url = await this.engine.url();
      return url.endsWith(pattern.replace('**', '')) || url;
    }, pattern);
  }

  evaluate<R, A = undefined>(work: (argument: A) => R, argument?: A): Promise<R> {
    return this.engine.evaluate(`(${work})(${JSON.stringify(argument)})`) as Promise<R>;
  }

  getByRole(role: string, options?: Named): EngineTarget {
    return new EngineTarget(this, [[byRole(role, options)]]);
  }

  locator(selector: string): EngineTarget {
    return new EngineTarget(this, [[{ selector }]]);
  }
}
