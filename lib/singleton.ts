/**
 * One object per process and name. Next bundles a module once per route, so a module's variable exists once per route;
 * this one is shared. A name must always have the same type.
 */
export function singleton<T extends object>(name: string, create: () => T): T {
  const key = Symbol.for(`shop.${name}`);
  const known: T | undefined = Reflect.get(globalThis, key);
  if (known) return known;
  const made = create();
  Reflect.set(globalThis, key, made);
  return made;
}
