/** One object per process and name: Next bundles a module, with its variables, once per route. A name has one type. */
export function singleton<T extends object>(name: string, create: () => T): T {
  const key = Symbol.for(`shop.${name}`);
  const known: T | undefined = Reflect.get(globalThis, key);
  if (known) return known;
  const made = create();
  Reflect.set(globalThis, key, made);
  return made;
}
