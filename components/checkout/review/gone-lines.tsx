/** Items that are no longer sold: they cannot be ordered, only removed. */
export function GoneLines({ names }: { names: readonly string[] }) {
  return (
    <div role="alert">
      {names.length > 0 ? (
        <div className="notice">
          <p className="medium">{names.join(', ')} säljs inte längre</p>
          <p>
            Inget har beställts. Avbryt kassan och ta bort {names.length === 1 ? 'varan' : 'varorna'} ur varukorgen.
          </p>
        </div>
      ) : null}
    </div>
  );
}
