/** A step from the elements found so far to the next ones. */
export type Step =
  | { readonly role: string; readonly name?: { readonly source: string; readonly flags: string } }
  | { readonly selector: string }
  | { readonly first: true };

/** Alternatives, each a path of steps. */
export type Path = readonly (readonly Step[])[];

/** Evaluated in the page, hence self-contained. Testing Library computes roles and names. */
function find(path: Path): HTMLElement[] {
  const { queryAllByRole } = Reflect.get(window, 'TestingLibraryDom');
  const next = (found: HTMLElement[], step: Step): HTMLElement[] => {
    if ('first' in step) return found.slice(0, 1);
    if ('selector' in step) return found.flatMap((root) => [...root.querySelectorAll<HTMLElement>(step.selector)]);
    const name = step.name && new RegExp(step.name.source, step.name.flags);
    return found.flatMap((root) => queryAllByRole(root, step.role, name ? { name } : {}));
  };
  const all = path.flatMap((steps) => steps.reduce(next, [document.body]));
  return all.filter((element) => element.getClientRects().length > 0);
}

/** Where the only found element can be pressed, else null: what is disabled or covered gets no press. Evaluated in the page. */
function pressable(found: HTMLElement[]): string | null {
  const [element] = found;
  if (!element || found.length > 1 || element.matches(':disabled')) return null;
  const { left, top, width, height } = element.getBoundingClientRect();
  if (element.contains(document.elementFromPoint(left + width / 2, top + height / 2)))
    return `${left} ${top} ${width} ${height}`;
  element.scrollIntoView({ block: 'center', behavior: 'instant' });
  return null;
}

export const findExpression = (path: Path) => `(${find})(${JSON.stringify(path)})`;

export const PRESSABLE = `(${pressable})(found)`;
