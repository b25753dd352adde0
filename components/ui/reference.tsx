/** The reference of a failed call, as a sentence after the failure's text; nothing when no response of our server arrived. */
export function Reference({ reference }: { reference: string | undefined }) {
  if (reference === undefined) return null;
  return (
    <span>
      {' '}
      Referens: <span translate="no">{reference}</span>
    </span>
  );
}
