import { type Browser, chromium, type TestInfo } from 'playwright/test';

/** A browser with text at 200 % (WCAG 1.4.4). The caller must close it. */
export function browserOfLargeText({ project }: TestInfo): Promise<Browser> {
  const { executablePath, args = [] } = project.use.launchOptions ?? {};
  return chromium.launch({
    ...(executablePath && { executablePath }),
    args: [...args, '--blink-settings=defaultFontSize=32'],
  });
}
