import { BuyingKinds } from '@/components/content/buying-kinds';
import { ContactCard } from '@/components/content/contact-card';
import { ContentPage } from '@/components/content/content-page';
import { FaqList } from '@/components/content/faq-list';
import { GoldBagOrder } from '@/components/content/gold-bag-order';
import { MetalValue } from '@/components/content/metal-value';
import { formatMoment } from '@/lib/domain/dates';
import { NO_EPOCH } from '@/lib/domain/prices/rates';
import { getEpoch, getRates } from '@/lib/server/catalogue/queries';
import { getFaqSection } from '@/lib/server/content/faq';
import { pageMetadata } from '@/lib/server/content/metadata';
import { getPage } from '@/lib/server/content/pages';

export const ensureStatic = 'navigation';

export const metadata = pageMetadata(getPage('salja-guld'));

export default async function SellGoldPage() {
  const [rates, epoch] = await Promise.all([getRates(), getEpoch()]);
  const spot = epoch.changed === NO_EPOCH.changed ? undefined : rates.gold;
  const slots = {
    inkop: <BuyingKinds />,
    metallvarde: (
      <MetalValue
        changed={formatMoment(new Date(epoch.changed))}
        metal="gold"
        sekPerOunce={spot?.sekPerOunce ?? null}
      />
    ),
    'bestall-guldpase': <GoldBagOrder />,
    'faq-guldpase': <FaqList section={getFaqSection('salja-guld-via-guldpase')} />,
    kontaktuppgifter: <ContactCard />,
  };
  return <ContentPage contents page={getPage('salja-guld')} slots={slots} />;
}
