import { site } from '@/lib/domain/site';

/** "Ring 040-… eller mejla …" with both as links; part of a sentence. The mail's subject has the reference of a failure, if any. */
export function CallOrMail({ reference }: { reference?: string | undefined }) {
  const subject =
    reference === undefined ? '' : `?subject=${encodeURIComponent(`Fråga om mitt köp, referens ${reference}`)}`;
  return (
    <>
      Ring{' '}
      <a href={site.phone.href} translate="no">
        {site.phone.display}
      </a>{' '}
      eller mejla{' '}
      <a href={`mailto:${site.email}${subject}`} translate="no">
        {site.email}
      </a>
    </>
  );
}
