import { notePermission } from '@/components/followed/notices';
import { Button } from '@/components/ui/button';

const IN_PAGE = 'Vi säger till med ett meddelande på sidan i stället, när du har den framme.';

const TEXTS = {
  granted:
    'Vi säger till med en avisering så länge någon av våra sidor är öppen i den här webbläsaren, även i en flik i bakgrunden.',
  denied: `Webbläsaren tillåter inga aviseringar härifrån. ${IN_PAGE} Du kan ändra det i webbläsarens inställningar för webbplatsen.`,
  default: `Du har inte tillåtit aviseringar i webbläsaren än. ${IN_PAGE}`,
  none: `Den här webbläsaren kan inte visa aviseringar. ${IN_PAGE}`,
} as const;

/** Where the wanted notices appear. `onAllow` has the browser request the permission. */
export function NoticeHelp({ onAllow }: { onAllow: () => void }) {
  const permission = notePermission();
  return (
    <div className="notice stack gap-2 starts mb-5 small no-print">
      <p>{`${TEXTS[permission]} Bevakningen sparas bara här och skickas inte till oss.`}</p>
      {permission === 'default' ? <Button onClick={onAllow}>Tillåt aviseringar</Button> : null}
    </div>
  );
}
