// The last step of `npm run build`: the policy of finished pages, seen from outside.
import { checkPolicy } from './support/check-policy.mjs';
import { run } from './support/say.mjs';

await run(() => checkPolicy());
