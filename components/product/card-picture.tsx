import Link from 'next/link';
import { ViewTransition } from 'react';
import { cx } from '@/components/ui/cx';
import { NO_IMAGE } from '@/components/ui/no-image';
import type { CardData, CardImage } from './card-data';
import styles from './card-picture.module.css';
import { CARD_PICTURE, CARD_SIZES } from './card-size';
import { FilmLink } from './film-link';
import { metalGround } from './metal-ground';
import { pictureName } from './picture-name';

const noImage: CardImage = { src: NO_IMAGE, srcSet: undefined };

/** Before any scrolling: the first picture, for which the browser hurries, or one of those beside it. */
export type CardPlace = 'first' | 'seen';

interface CardImgProps {
  image: CardImage;
  place?: CardPlace | undefined;
}

function CardImg({ image, place }: CardImgProps) {
  return (
    <picture>
      <img
        alt=""
        className={styles.picture}
        data-fallback=""
        decoding="async"
        fetchPriority={place === 'first' ? 'high' : undefined}
        height={CARD_PICTURE}
        loading={place ? 'eager' : 'lazy'}
        sizes={image.srcSet ? CARD_SIZES : undefined}
        src={image.src}
        srcSet={image.srcSet}
        width={CARD_PICTURE}
      />
    </picture>
  );
}

interface CardPictureProps {
  card: Pick<CardData, 'code' | 'href' | 'images' | 'label' | 'metal' | 'name' | 'video'>;
  place?: CardPlace | undefined;
}

/** The second picture is fetched when the pointer comes: a lazy picture that is not displayed is not loaded. */
export function CardPicture({ card, place }: CardPictureProps) {
  const [first, second] = card.images;
  return (
    <div className={styles.frame}>
      <Link
        aria-hidden="true"
        className={cx(styles.link, metalGround(card.metal))}
        href={card.href}
        prefetch={false}
        tabIndex={-1}
      >
        <ViewTransition default="none" name={pictureName(card.code)} share="picture">
          <CardImg image={first ?? noImage} place={place} />
        </ViewTransition>
        {second ? (
          <span className={styles.second}>
            <CardImg image={second} />
          </span>
        ) : null}
        {card.label ? <span className={styles.label}>{card.label}</span> : null}
      </Link>
      {card.video ? <FilmLink code={card.code} href={card.video} look="card" name={card.name} /> : null}
    </div>
  );
}
