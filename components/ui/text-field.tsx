import type { ComponentProps, ReactNode } from 'react';
import styles from './text-field.module.css';

interface TextFieldProps extends Omit<ComponentProps<'input'>, 'id'> {
  id: string;
  label: string;
  hint?: string;
  error?: string | undefined;
  children?: ReactNode;
}

/** A label and a field with its hint and error text. */
export function TextField({ id, label, hint, error, children, ...input }: TextFieldProps) {
  const described = [hint ? `${id}-hint` : null, error ? `${id}-error` : null].filter(Boolean).join(' ');
  return (
    <div className={styles.field}>
      <label className="medium" htmlFor={id}>
        {label}
      </label>
      {hint ? (
        <p className="quiet small" id={`${id}-hint`}>
          {hint}
        </p>
      ) : null}
      <input
        {...input}
        aria-describedby={described || undefined}
        aria-invalid={error ? true : undefined}
        className={styles.input}
        id={id}
      />
      {error ? (
        <p className="small error" id={`${id}-error`}>
          {error}
        </p>
      ) : null}
      {children}
    </div>
  );
}
