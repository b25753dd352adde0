import AxeBuilder from '@axe-core/playwright';
import type { Page } from 'playwright/test';

/** The violations of axe's default rules, with the HTML of their places. */
export async function axeViolations(page: Page, part = 'html') {
  const { violations } = await new AxeBuilder({ page }).include(part).analyze();
  return violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]);
}
