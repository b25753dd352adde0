import { Withdrawal } from '@/components/account/withdrawal';
import { ContentPage } from '@/components/content/content-page';
import { pageMetadata } from '@/lib/server/content/metadata';
import { getPage } from '@/lib/server/content/pages';

export const ensureStatic = 'navigation';

export const metadata = pageMetadata(getPage('angra-kop'));

/** The withdrawal function of directive (EU) 2023/2673: statement, confirmation, acknowledgement. */
export default function WithdrawalPage() {
  return <ContentPage page={getPage('angra-kop')} slots={{ formular: <Withdrawal /> }} />;
}
