import { WithdrawalForm } from '@/components/account/withdrawal-form';
import { ContentPage } from '@/components/content/content-page';
import { getPage } from '@/lib/server/content/pages';
import { pageMetadata } from '@/lib/server/seo/page-metadata';

export const ensureStatic = 'navigation';

export const metadata = pageMetadata(getPage('angra-kop'));

/** The withdrawal function of directive (EU) 2023/2673: statement, confirmation, acknowledgement. */
export default function WithdrawalPage() {
  return <ContentPage page={getPage('angra-kop')} slots={{ formular: <WithdrawalForm /> }} />;
}
