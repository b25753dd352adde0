import type { Category } from './category';

/** For tests: a category whose name is its code. */
export function aCategory(code: string, ...children: readonly Category[]): Category {
  return { code, name: code, description: null, children };
}
