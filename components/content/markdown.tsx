import { toJsxRuntime } from 'hast-util-to-jsx-runtime';
import type { ComponentProps, ReactNode } from 'react';
import { Fragment, jsx, jsxs } from 'react/jsx-runtime';
import type { Root } from '@/lib/server/content/hast';
import type { ContentPart } from '@/lib/server/content/markdown';
import styles from './prose.module.css';
import { TextLink } from './text-link';

function Table({ children }: ComponentProps<'table'>) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a table wider than the screen has to be scrollable by keyboard
    <figure className={styles.tableFrame} tabIndex={0}>
      <table>{children}</table>
    </figure>
  );
}

export function ContentTree({ tree }: { tree: Root }) {
  return toJsxRuntime(tree, { Fragment, jsx, jsxs, components: { a: TextLink, table: Table } });
}

interface MarkdownProps {
  parts: readonly ContentPart[];
  /** The content for each `[[name]]` in the text. An unknown name renders nothing. */
  slots?: Readonly<Record<string, ReactNode>>;
}

export function Markdown({ parts, slots = {} }: MarkdownProps) {
  return parts.map((part, index) =>
    part.kind === 'slot' ? (
      <Fragment key={part.name}>{slots[part.name]}</Fragment>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a finished text never move
      <div className={styles.prose} key={index}>
        <ContentTree tree={part.tree} />
      </div>
    ),
  );
}
