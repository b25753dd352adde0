import { ViewTransition } from 'react';
import type { CardData } from '@/components/card/card-data';
import { CardImage, type CardPlace } from '@/components/card/card-image';
import { metalGround } from '@/components/card/metal-ground';
import { FilmLink } from '@/components/product/film-link';
import { pictureName } from '@/components/product/picture-name';
import { cx } from '@/components/ui/cx';
import { Link } from '@/components/ui/link';
import styles from './card-picture.module.css';

interface CardPictureProps {
  card: Pick<CardData, 'code' | 'href' | 'images' | 'isBestBuy' | 'label' | 'metal' | 'name' | 'video'>;
  place?: CardPlace | undefined;
}

/** The second picture is fetched on hover: a lazy picture that is not displayed is not loaded. */
export function CardPicture({ card, place }: CardPictureProps) {
  const [first, second] = card.images;
  return (
    <div className={card.video ? styles.withFilm : styles.frame}>
      <Link aria-hidden="true" className={cx(styles.link, metalGround(card.metal))} href={card.href} tabIndex={-1}>
        <ViewTransition default="none" name={pictureName(card.code)} share="picture">
          <CardImage className={styles.picture} image={first} place={place} />
        </ViewTransition>
        {second ? (
          <span className={styles.second}>
            <CardImage className={styles.picture} covers image={second} />
          </span>
        ) : null}
      </Link>
      {card.label || card.isBestBuy ? (
        <p className={styles.labels}>
          {card.isBestBuy ? <span className={styles.best}>Lägst pris per gram</span> : null}
          {card.label ? <span>{card.label}</span> : null}
        </p>
      ) : null}
      {card.video ? <FilmLink code={card.code} href={card.video} appearance="card" name={card.name} /> : null}
    </div>
  );
}
