import { type Browser, chromium, type TestInfo } from 'playwright/test';

/** A browser whose reader has set text to twice the size (WCAG 1.4.4). Anyone who opens it closes it. */
export function browserOfLargeText({ project }: TestInfo): Promise<Browser> {
  const { executablePath, args = [] } = project.use.launchOptions ?? {};
  return chromium.launch({
    ...(executablePath && { executablePath }),
    args: [...args, '--blink-settings=defaultFontSize=32'],
  });
}
