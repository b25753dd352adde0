import { HtmlValidate } from 'html-validate';
import { PAGE_KINDS } from './support/page-kinds';
import { forAll, get } from './support/site';
import { expect, test } from './support/test';

/** The standard's own rules, no matters of style. Without Java, which the Nu checker needs and `npm test` does not ask for. */
const validator = new HtmlValidate({
  extends: ['html-validate:standard'],
  elements: ['html5'],
});

/** React's names for view transitions. */
const withoutTransitions = (html: string) => html.replaceAll(/ vt-[a-z]+="[^"]*"/g, '');

test('the HTML of every kind of page is valid', async ({ request }) => {
  await forAll(PAGE_KINDS, async (path) => {
    const { body } = await get(request, path);
    const { results } = await validator.validateString(withoutTransitions(body));
    const found = results.flatMap(({ messages }) =>
      messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
    );
    expect.soft([...new Set(found)], path).toEqual([]);
  });
});
