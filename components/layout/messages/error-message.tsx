import { Button } from '@/components/ui/button';
import { site } from '@/lib/domain/site';
import { MessagePage } from './message-page';

export function ErrorMessage({ retry }: { retry: () => void }) {
  return (
    <MessagePage
      actions={
        <Button appearance="primary" onClick={() => retry()}>
          Försök igen
        </Button>
      }
      title="Något gick fel hos oss"
    >
      <p>
        Sidan kunde inte visas just nu. Försök igen om en stund, eller ring oss på{' '}
        <a href={site.phone.href}>{site.phone.display}</a>.
      </p>
    </MessagePage>
  );
}
