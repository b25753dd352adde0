import type { Target } from '../../support/screen';
import type { Engine } from './engine';
import { findExpression, type Path, PRESSABLE, type Step } from './find';
import { until } from './until';

/** The page in which a target is found. */
interface Page {
  readonly engine: Engine;
  readonly read: <R>(expression: string) => Promise<R>;
}

export interface Named {
  readonly name?: string | RegExp;
  readonly exact?: boolean;
}

/** As Playwright reads a name: part of it, in any case, unless `exact`. */
function nameOf({ name, exact = false }: Named) {
  if (name === undefined || name instanceof RegExp) return name;
  const escaped = name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return exact ? new RegExp(`^${escaped}$`) : new RegExp(escaped, 'i');
}

export function byRole(role: string, options: Named = {}): Step {
  const name = nameOf(options);
  return name ? { role, name: { source: name.source, flags: name.flags } } : { role };
}

/** What a path finds in an engine's page, each time anew. */
export class EngineTarget implements Target {
  constructor(
    private readonly screen: Page,
    private readonly path: Path,
  ) {}

  private narrow(step: Step): EngineTarget {
    return new EngineTarget(
      this.screen,
      this.path.map((steps) => [...steps, step]),
    );
  }

  getByRole(role: string, options?: Named): EngineTarget {
    return this.narrow(byRole(role, options));
  }

  first(): EngineTarget {
    return this.narrow({ first: true });
  }

  or(other: EngineTarget): EngineTarget {
    return new EngineTarget(this.screen, [...this.path, ...other.path]);
  }

  private withFound(expression: string): string {
    return `((found) => ${expression})(${findExpression(this.path)})`;
  }

  /** The value of an expression of the visible elements, named `found`. */
  read<R>(expression: string): Promise<R> {
    return this.screen.read(this.withFound(expression));
  }

  private until(condition: () => Promise<unknown>, timeout?: number): Promise<void> {
    return until(condition, JSON.stringify(this.path), timeout);
  }

  async isVisible(): Promise<boolean> {
    return (await this.read<number>('found.length')) > 0;
  }

  textContent(): Promise<string | null> {
    return this.read('found[0] ? found[0].textContent : null');
  }

  getAttribute(name: string): Promise<string | null> {
    return this.read(`found[0].getAttribute(${JSON.stringify(name)})`);
  }

  waitFor({ state = 'visible', timeout }: { state?: 'visible' | 'hidden'; timeout?: number } = {}): Promise<void> {
    return this.until(async () => (await this.isVisible()) === (state === 'visible'), timeout);
  }

  /** White space is equal, as in Playwright's toContainText. */
  containText(text: string): Promise<void> {
    const plain = (value: string) => value.replace(/\s+/g, ' ');
    const contains = async () => {
      const content = plain((await this.textContent()) ?? '');
      return content.includes(plain(text)) || content;
    };
    return until(contains, `${JSON.stringify(this.path)} contains ${text}`);
  }

  async scrollIntoViewIfNeeded(): Promise<void> {
    await this.waitFor();
    await this.read('found[0].scrollIntoView({ block: "center", behavior: "instant" })');
  }

  /** Presses the element once it has the same place twice, as Playwright does. */
  private async press(which = 'found'): Promise<void> {
    let before: string | null = null;
    await this.until(async () => {
      const place = await this.read<string | null>(`((found) => ${PRESSABLE})(${which})`);
      const isStill = place !== null && place === before;
      before = place;
      return isStill && (await this.screen.engine.click(this.withFound(`${which}[0]`)));
    });
  }

  click(): Promise<void> {
    return this.press();
  }

  async check(): Promise<void> {
    // A label may cover its control.
    await this.press('found.map((control) => control.labels?.[0] ?? control)');
    await this.until(() => this.read('found[0].checked'));
  }

  async fill(text: string): Promise<void> {
    await this.press();
    await this.read('found[0].select()');
    await this.screen.engine.type(this.withFound('found[0]'), text);
    await this.until(async () => (await this.read('found[0].value')) === text);
  }
}
