import { ButtonLink } from '@/components/ui/button-link';
import { Container } from '@/components/ui/container';
import { paths } from '@/lib/routes/paths';
import styles from './sell-strip.module.css';

export function SellStrip() {
  return (
    <section aria-labelledby="salj-till-oss" className={styles.strip}>
      <Container className={styles.row}>
        <div>
          <h2 id="salj-till-oss">Vi köper ditt guld</h2>
          <p className={styles.text}>
            Smycken, mynt och tandguld. Kom till butiken i Malmö för en kostnadsfri värdering, eller beställ en guldpåse
            hem: den är gratis att beställa och försäkrad upp till 30&nbsp;000&nbsp;kr.
          </p>
        </div>
        <div className={styles.actions}>
          <ButtonLink href={paths.sell} appearance="primary" size="large">
            Sälja guld
          </ButtonLink>
          <ButtonLink href={paths.goldBag} size="large">
            Beställ guldpåse
          </ButtonLink>
        </div>
      </Container>
    </section>
  );
}
