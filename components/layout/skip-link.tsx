import styles from './skip-link.module.css';

/** Every layout gives its <main> the id that this link leads to. */
export const MAIN_ID = 'innehall';

export function SkipLink() {
  return (
    <a className={styles.skip} href={`#${MAIN_ID}`}>
      Hoppa till innehållet
    </a>
  );
}
