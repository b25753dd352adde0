/**
 * One object per process under a name. Next bundles a module once per route, so a variable of a module exists once per
 * route as well; what must exist once lives here. A name always stands for the same type.
 */
export function singleton<T extends object>(name: string, create: () => T): T {
  const key = Symbol.for(`shop.${name}`);
  const known: T | undefined = Reflect.get(globalThis, key);
  if (known) return known;
  const made = create();
  Reflect.set(globalThis, key, made);
  return made;
}
