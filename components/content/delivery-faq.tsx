import { getFaq } from '@/lib/catalogue/queries';
import { site } from '@/lib/config/site';
import { typeset } from '@/lib/content/typography';
import { groupFaq, PRODUCT_FAQ_CATEGORY } from '@/lib/sylius/resources/faq/faq';
import { FaqItems } from './faq-list';
import { RichText } from './rich-text';

/** The first section of the FAQ page (spec.md section 2). */
export const DELIVERY_SECTION = { id: 'leveranser-och-frakt', text: 'Leveranser och frakt', level: 2 } as const;

/** The dealer's answers on delivery, as on every product page; without them, the phone number. */
export async function DeliveryFaq() {
  const [group] = groupFaq(await getFaq(), PRODUCT_FAQ_CATEGORY);
  const { id, text } = DELIVERY_SECTION;
  const items = (group?.entries ?? []).map((entry) => ({
    id: `fraga-${entry.id}`,
    title: typeset(entry.name),
    content: <RichText text={entry.content} />,
  }));
  return (
    <FaqItems id={id} items={items} title={text}>
      {items.length === 0 ? (
        <p>Svaren går inte att visa just nu. Ring {site.phone.display}, så hjälper vi dig.</p>
      ) : null}
    </FaqItems>
  );
}
