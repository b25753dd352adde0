/** A promise that is resolved from outside; the oldest supported Node lacks Promise.withResolvers. */
export function signal() {
  let give = () => {};
  const given = new Promise<void>((resolve) => {
    give = resolve;
  });
  return { given, give };
}
