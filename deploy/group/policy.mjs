import { policyProblem } from '../../scripts/support/check-policy.mjs';
import { must } from '../support/image.mjs';
import { at, ONE, THREE } from './scene.mjs';

/**
 * A server of its own gets its page cache from its first line, which the build does not try (docs/decisions/0101-a-page-cache-by-symbol.md):
 * pages of the build, and pages rendered since, name their scripts there too.
 */
export async function scriptsAreNamed() {
  for (const origin of [at(ONE), at(THREE)]) {
    for (const path of ['/faq', '/kopa-silver', '/kopa-silver']) {
      const answer = await fetch(origin + path);
      const problem = policyProblem(answer.headers.get('content-security-policy'), await answer.text());
      must(problem === null, `${origin}${path} ${problem}.`);
    }
  }
}
