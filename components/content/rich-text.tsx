import { toJsxRuntime } from 'hast-util-to-jsx-runtime';
import { Fragment, jsx, jsxs } from 'react/jsx-runtime';
import { sanitise } from '@/lib/server/content/html';
import styles from './rich-text.module.css';
import { TextLink } from './text-link';

interface RichTextProps {
  /** HTML or plain text from the backend, untrusted. */
  text: string;
}

export function RichText({ text }: RichTextProps) {
  return (
    <div className={styles.text}>
      {toJsxRuntime(sanitise(text), { Fragment, jsx, jsxs, components: { a: TextLink } })}
    </div>
  );
}
