import { Link } from '@/components/ui/link';
import styles from './error-summary.module.css';

export interface FieldError {
  readonly field: string;
  readonly text: string;
}

/** All invalid fields, each with a link. Announced when it appears. */
export function ErrorSummary({ errors }: { errors: readonly FieldError[] }) {
  return (
    <div role="alert">
      {errors.length === 0 ? null : (
        <div className={styles.box}>
          <p className="medium">
            {errors.length === 1 ? 'En uppgift behöver rättas' : `${errors.length}\u00a0uppgifter behöver rättas`}
          </p>
          <ul className={styles.list}>
            {errors.map(({ field, text }) => (
              <li key={field}>
                <Link href={`#${field}`}>{text}</Link>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}
