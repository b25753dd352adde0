// The last step of `npm run build`: requests a prerendered page and checks its policy.
import { checkPolicy } from './support/check-policy.mjs';
import { run } from './support/say.mjs';

await run(() => checkPolicy());
