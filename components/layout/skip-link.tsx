import styles from './skip-link.module.css';

/** Target of the skip link: every layout gives this id to its <main>. */
export const MAIN_ID = 'innehall';

export function SkipLink() {
  return (
    <a className={styles.skip} href={`#${MAIN_ID}`}>
      Hoppa till innehållet
    </a>
  );
}
