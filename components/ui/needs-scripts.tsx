import { CallOrMail } from './call-or-mail';

/** For a page that shows nothing of its own without scripts: why, and the way around it. */
export function NeedsScripts({ what }: { what: string }) {
  return (
    <noscript>
      <p>
        {what} kräver JavaScript. Slå på det i webbläsaren. <CallOrMail />, så hjälper vi dig.
      </p>
    </noscript>
  );
}
