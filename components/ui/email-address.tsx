import { Fragment } from 'react';

/** An e-mail address that a narrow line breaks after "@" or a dot, and elsewhere only where a part alone is too long for it. */
export function EmailAddress({ address }: { address: string }) {
  return (address.match(/[^@.]+[@.]?|[@.]/g) ?? []).map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text.
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}
