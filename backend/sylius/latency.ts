/** A real Sylius needs long for its big lists (part B section 8); a client must be built for it. Milliseconds. */
const BIG_LIST_DELAY = 150;
const BIG_LIST = 1000;

/** Holds back the two lists that are asked for whole, so that a storefront which fetches them per visitor feels it. */
export async function bigListDelay(size: number): Promise<void> {
  if (size >= BIG_LIST) await new Promise((resolve) => setTimeout(resolve, BIG_LIST_DELAY));
}
