import { Fragment } from 'react';

/** An e-mail address that a narrow line breaks after "@" or a dot, and elsewhere only where a part alone is too long for it. */
export function EmailAddress({ address }: { address: string }) {
  const parts = address.match(/[^@.]+[@.]?|[@.]/g) ?? [];
  return (
    <span translate="no">
      {parts.map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text.
        <Fragment key={index}>
          {index > 0 && <wbr />}
          {part}
        </Fragment>
      ))}
    </span>
  );
}
