import { site } from '@/lib/config/site';

/** "Ring 040-… eller mejla …" with both as links; part of a sentence. */
export function CallOrMail() {
  return (
    <>
      Ring <a href={site.phone.href}>{site.phone.display}</a> eller mejla{' '}
      <a href={`mailto:${site.email}`}>{site.email}</a>
    </>
  );
}
