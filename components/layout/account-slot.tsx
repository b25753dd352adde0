import { AccountLinks } from '@/components/account/account-links';

export function AccountSlot() {
  return <AccountLinks />;
}
