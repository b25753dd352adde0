/**
 * In the place of Next's lib/constants in browsers (next.config.mjs): a list of all names that its server knows, of which its browser part
 * reads one. next-constants.test.ts tells when that changes.
 */
export const NEXT_NAV_DEPLOYMENT_ID_HEADER = 'x-nextjs-deployment-id';
