import { ViewTransition } from 'react';
import { cx } from '@/components/ui/cx';
import { Link } from '@/components/ui/link';
import { NO_IMAGE } from '@/components/ui/no-image';
import { pictureSet, scaledPicture } from '@/lib/pictures/address';
import type { CardData } from './card-data';
import styles from './card-picture.module.css';
import { CARD_PICTURE, CARD_SIZES, CARD_WIDTHS } from './card-size';
import { FilmLink } from './film-link';
import { metalGround } from './metal-ground';
import { pictureName } from './picture-name';

/** Before any scrolling: the first picture, for which the browser hurries, or one of those beside it. */
export type CardPlace = 'first' | 'seen';

interface CardImgProps {
  path: string;
  /** The one that is seen; the other, for a pointer, comes in one width. */
  isFirst?: boolean;
  place?: CardPlace | undefined;
}

function CardImg({ path, isFirst = false, place }: CardImgProps) {
  const srcSet = isFirst ? pictureSet(path, CARD_WIDTHS) : undefined;
  return (
    <img
      alt=""
      className={styles.picture}
      data-fallback=""
      fetchPriority={place === 'first' ? 'high' : undefined}
      height={CARD_PICTURE}
      loading={place ? 'eager' : 'lazy'}
      sizes={srcSet && CARD_SIZES}
      srcSet={srcSet}
      src={scaledPicture(path, CARD_WIDTHS[0])}
      width={CARD_PICTURE}
    />
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
      <Link aria-hidden="true" className={cx(styles.link, metalGround(card.metal))} href={card.href} tabIndex={-1}>
        <ViewTransition default="none" name={pictureName(card.code)} share="picture">
          <CardImg isFirst path={first ?? NO_IMAGE} place={place} />
        </ViewTransition>
        {second ? (
          <span className={styles.second}>
            <CardImg path={second} />
          </span>
        ) : null}
        {card.label ? <span className={styles.label}>{card.label}</span> : null}
      </Link>
      {card.video ? <FilmLink code={card.code} href={card.video} look="card" name={card.name} /> : null}
    </div>
  );
}
