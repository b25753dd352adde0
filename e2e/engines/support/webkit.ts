import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { Builder, error, Key, type WebElement } from 'selenium-webdriver';
import { exited, waitForResponse } from '../../../scripts/support/processes.mjs';
import type { Engine } from './engine';

/** A display without a screen, whose free number the server chooses and writes to its fourth descriptor. */
async function openDisplay(): Promise<{ server: ChildProcess; name: string }> {
  const server = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1280x1024x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const [number] = await once(server.stdio[3] as NodeJS.ReadableStream, 'data');
  return { server, name: `:${String(number).trim()}` };
}

/** MiniBrowser, WebKit's browser for tests, under WebKit's own driver. */
export async function openWebKit(port: number): Promise<Engine> {
  const display = await openDisplay();
  const service = spawn('WebKitWebDriver', ['-p', String(port)], {
    stdio: 'ignore',
    env: { ...process.env, DISPLAY: display.name },
  });
  const end = () => {
    service.kill();
    // Without a display the browser ends, also one that does not respond.
    display.server.kill();
  };
  process.once('exit', end);
  const address = `http://127.0.0.1:${port}`;
  await waitForResponse(`${address}/status`, 30, () => service.exitCode === null);
  const driver = await new Builder().usingServer(address).withCapabilities({ browserName: 'MiniBrowser' }).build();
  await driver.manage().window().setRect({ width: 1280, height: 900 });
  const element = (expression: string) => driver.executeScript<WebElement>(`return ${expression}`);
  return {
    goto: (url) => driver.get(url),
    url: () => driver.getCurrentUrl(),
    // Not by script: WebKit's history skips pages that a script leaves without a press.
    goBack: () => driver.navigate().back(),
    evaluate: (expression) => driver.executeScript(`return ${expression}`),
    click: async (expression) => {
      try {
        await (await element(expression)).click();
        return true;
      } catch (failure) {
        if (failure instanceof error.ElementClickInterceptedError) return false;
        throw failure;
      }
    },
    type: async (expression, text) => (await element(expression)).sendKeys(text),
    pressTab: () => driver.actions().sendKeys(Key.TAB).perform(),
    screenshot: () => driver.takeScreenshot(),
    close: async () => {
      end();
      await exited(service);
    },
  };
}
