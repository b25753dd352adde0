/** For pages of the release of 28 November 2026 and before: content blockers refuse addresses with this word. */
export { POST } from '../returns/route';
