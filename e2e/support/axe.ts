import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from 'playwright/test';

const STANDARDS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** The shop's header, help and footer: the same on most pages. */
export const CHROME = 'body:has(nav[aria-label="Huvudmeny"]) :is(header, aside, footer):not(main *)';

interface Part {
  readonly part?: string;
  readonly without?: string | undefined;
}

/** The violations of axe's rules, with their places: those of WCAG 2.2 AA and axe's best practices, or only the given ones. */
export async function axeViolations(
  page: Page,
  { part = 'html', without, rules = [] }: Part & { rules?: string[] } = {},
): Promise<string[]> {
  // The mode for pages without frames: the other one writes every result as text and evaluates it in a second tab, in twice the time.
  const axe = new AxeBuilder({ page })
    .setLegacyMode()
    .include(part)
    .options({ resultTypes: ['violations'] });
  if (without) axe.exclude(without);
  const { violations } = await (rules.length > 0 ? axe.withRules(rules) : axe.withTags(STANDARDS)).analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(
      ({ target, failureSummary }) => `${id} at ${target.join(' ')}: ${failureSummary?.split('\n')[1]?.trim()}`,
    ),
  );
}

export const NARROW = 390;
export const WIDE = 1440;

/** By default at both widths, the narrow one last. */
export async function expectAccessible(
  page: Page,
  where: string,
  { widths = [WIDE, NARROW], ...part }: Part & { widths?: number[] } = {},
) {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    // What sticks to the window covers a part of whatever happens to lie there.
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    expect.soft(await axeViolations(page, part), `${where}, ${width} px`).toEqual([]);
  }
}
