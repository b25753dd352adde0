import { policyProblem } from '../../scripts/support/check-policy.mjs';
import { must } from '../support/image.mjs';
import { at, ONE, THREE } from './scene.mjs';

/** The policies of built pages and of pages rendered since allow their scripts behind the proxy too. */
export async function scriptsAreNamed() {
  for (const origin of [at(ONE), at(THREE)]) {
    for (const path of ['/faq', '/kopa-silver', '/kopa-silver']) {
      const response = await fetch(origin + path);
      const problem = policyProblem(response.headers.get('content-security-policy'), await response.text());
      must(problem === null, `${origin}${path} ${problem}.`);
    }
  }
}
