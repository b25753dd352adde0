import { RichText } from '@/components/content/rich-text';
import { Accordion } from '@/components/ui/accordion';
import { Container } from '@/components/ui/container';
import { Link } from '@/components/ui/link';
import { getFaq } from '@/lib/catalogue/queries';
import { paths } from '@/lib/routes/paths';
import { groupFaq, PRODUCT_FAQ_CATEGORY } from '@/lib/sylius/resources/faq/faq';
import styles from './section.module.css';

/** The questions of FAQ category 1 (spec.md section 2). */
export async function ProductFaq() {
  const [group] = groupFaq(await getFaq(), PRODUCT_FAQ_CATEGORY);
  if (!group) return null;
  return (
    <Container className={styles.section}>
      <div className={styles.head}>
        <h2>{group.categoryName || 'Vanliga frågor'}</h2>
        <Link className={styles.more} href={paths.faq}>
          Gå till FAQ
        </Link>
      </div>
      <Accordion
        items={group.entries.map((entry) => ({
          id: `fraga-${entry.id}`,
          title: entry.name,
          content: <RichText text={entry.content} />,
        }))}
        name="produktfragor"
      />
    </Container>
  );
}
