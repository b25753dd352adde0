import { CallOrMail } from '@/components/ui/call-or-mail';

/** For a blocked customer (spec.md section 6). Gives no reason (domain.md 2.3). */
export function BlockedNotice() {
  return (
    <p className="notice">
      Ditt konto kan inte användas för köp på webbplatsen. <CallOrMail />, så hjälper vi dig.
    </p>
  );
}
