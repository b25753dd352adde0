import { useBankIdStart } from '@/components/identity/use-bankid-start';
import { Button } from '@/components/ui/button';

/** Signs an order that this browser opens by its cookie only. */
export function SignReturned({ orderId }: { orderId: string }) {
  const { isStarting, start } = useBankIdStart('signing', async () => ({ orderId }));
  return (
    <Button appearance="primary" aria-busy={isStarting} onClick={start}>
      Bekräfta med BankID
    </Button>
  );
}
