import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from '@swc/core';
import { expect, it } from 'vitest';

/*
 * A browser's translation replaces text nodes. React goes on writing to the replaced ones, or throws when it removes one or inserts
 * something before it. Safe are a text that is its element's only child, which React writes through the element, and everything
 * under translate="no". So nothing that changes stands beside text.
 */

interface Node {
  readonly type: string;
  readonly span: { readonly start: number; readonly end: number };
  readonly [key: string]: unknown;
}
type Kind = 'changing' | 'fixed' | 'element' | 'optional';

/** The shop's own facts. */
const CONSTANT = /^(?:site\.|address\.|[A-Z][A-Z_]+\b)/;
/** Elements in a variable or from a call. */
const ELEMENTS = /^(?:children|clear|head|render)$|\.(?:flatM|m)ap$/;

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value;
const nodeIn = (node: Node, name: string) => node[name] as Node;

/** @returns the changing parts beside text in a source file, each with its line */
function unsafeIn(code: string): string[] {
  // Positions count bytes, also those of the files parsed before, from the first statement: a comment above it would move them.
  const source = `;${code}`;
  const bytes = Buffer.from(source);
  const program = parseSync(source, { syntax: 'typescript', tsx: true }) as unknown as Node;
  const textOf = ({ span }: Node) =>
    bytes.subarray(span.start - program.span.start, span.end - program.span.start).toString();
  const lineOf = ({ span }: Node) =>
    bytes
      .subarray(0, span.start - program.span.start)
      .toString()
      .split('\n').length;
  const found: string[] = [];
  const nodeProps = new Set([...source.matchAll(/(\w+)\??: ReactNode/g)].map(([, name]) => name));

  const childrenOf = (node: Node) =>
    (node.children as Node[]).filter((child) => {
      if (child.type === 'JSXText') return /\S/.test(String(child.value));
      return child.type !== 'JSXExpressionContainer' || nodeIn(child, 'expression').type !== 'JSXEmptyExpression';
    });

  const either = (...nodes: Node[]): Set<Kind> => {
    const kinds = nodes.flatMap((node) => [...kindsOf(node)]);
    return new Set<Kind>(['optional', ...kinds.map((kind) => (kind === 'fixed' ? 'changing' : kind))]);
  };
  const kindsOf = (node: Node): Set<Kind> => {
    switch (node.type) {
      case 'JSXText':
        return new Set(['fixed']);
      case 'JSXElement':
        return new Set(['element']);
      case 'JSXFragment':
        return new Set(childrenOf(node).flatMap((child) => [...kindsOf(child)]));
      case 'JSXExpressionContainer':
      case 'ParenthesisExpression':
        return kindsOf(nodeIn(node, 'expression'));
      case 'NullLiteral':
        return new Set();
      case 'StringLiteral':
        return new Set(node.value === '' ? [] : ['fixed']);
      case 'ConditionalExpression':
        return either(nodeIn(node, 'consequent'), nodeIn(node, 'alternate'));
      case 'BinaryExpression':
        return node.operator === '&&' ? either(nodeIn(node, 'right')) : new Set(['changing']);
      default: {
        const text = textOf(node.type === 'CallExpression' ? nodeIn(node, 'callee') : node);
        const isElement = node.type === 'Identifier' && new RegExp(`const ${text} =[^;]*?<\\w`).test(source);
        if (isElement || nodeProps.has(text) || ELEMENTS.test(text)) return new Set(['element', 'optional']);
        return new Set([CONSTANT.test(text) ? 'fixed' : 'changing']);
      }
    }
  };

  const check = (node: Node) => {
    const children = childrenOf(node);
    const isText = (child: Node) => [...kindsOf(child)].some((kind) => kind === 'fixed' || kind === 'changing');
    children.forEach((child, index) => {
      const kinds = kindsOf(child);
      const changes = children.length > 1 && kinds.has('changing');
      const comesBefore = kinds.has('optional') && children.slice(index + 1).some(isText);
      const text = textOf(child).replace(/\s+/g, ' ');
      // Texts of a fragment come and go one by one.
      const inFragment = children.length === 1 && kinds.has('optional') && /\?.*<>|&& <>/s.test(text) && isText(child);
      if (changes || comesBefore || inFragment) found.push(`${lineOf(child)}: ${text.slice(0, 60)}`);
    });
  };
  const isKept = (node: Node) => {
    const { name, attributes } = node.opening as { name: { value?: string }; attributes: readonly Node[] };
    if (name.value === 'noscript') return true;
    return attributes.some(({ type, name: key, value }) => {
      if (type !== 'JSXAttribute' || !isNode(key) || !isNode(value)) return false;
      return key.value === 'translate' && value.value === 'no';
    });
  };
  const walk = (value: unknown) => {
    if (typeof value !== 'object' || value === null) return;
    if (isNode(value) && value.type === 'JSXElement' && isKept(value)) return;
    if (isNode(value) && /^JSX(?:Element|Fragment)$/.test(value.type)) check(value);
    for (const part of Object.values(value)) walk(part);
  };
  walk(program);
  return found;
}

const files = ['app', 'components'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /(?<!\.test)\.tsx$/.test(file))
    .map((file) => join(folder, file)),
);

it('lets no text change, come or go beside another one, outside of translate="no"', () => {
  const unsafe = files.flatMap((file) => unsafeIn(readFileSync(file, 'utf8')).map((part) => `${file}:${part}`));
  expect(unsafe).toEqual([]);
});

it.each([
  ['<p>Summa {sum}</p>', 1],
  ['<p>{isOld ? <b>Obs!</b> : null} Priset</p>', 1],
  ["<p>{isBusy ? 'Skickar' : null}{isOld ? 'Vänta' : null}</p>", 2],
  ['<p>{isNew ? <>Ny {name}</> : null}</p>', 2],
  ['<p>{textOf(sum)}</p>', 0],
  ['<p translate="no">Summa {sum}</p>', 0],
  ['<p>Summa <b>{sum}</b></p>', 0],
  ['<p>Priset {isOld ? <b>är gammalt</b> : null}</p>', 0],
])('finds the unsafe parts of %s', (jsx, count) => expect(unsafeIn(`const x = ${jsx};`)).toHaveLength(count));
