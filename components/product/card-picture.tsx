import { ViewTransition } from 'react';
import { cx } from '@/components/ui/cx';
import { Link } from '@/components/ui/link';
import { pictureProps } from '@/components/ui/picture';
import type { CardData } from './card-data';
import styles from './card-picture.module.css';
import { FilmLink } from './film-link';
import { metalGround } from './metal-ground';
import { pictureName } from './picture-name';

/** Above the fold: the first picture, loaded with high priority, or one next to it. */
export type CardPlace = 'first' | 'seen';

/** Width and height of a card's picture (spec.md section 2). */
const SIZE = 249;

interface CardImgProps {
  path: string | null;
  place?: CardPlace | undefined;
}

function CardImg({ path, place }: CardImgProps) {
  return (
    <img
      {...pictureProps({
        src: path,
        alt: '',
        className: styles.picture,
        fetchPriority: place === 'first' ? 'high' : undefined,
        loading: place ? 'eager' : 'lazy',
        height: SIZE,
        width: SIZE,
      })}
      alt=""
    />
  );
}

interface CardPictureProps {
  card: Pick<CardData, 'code' | 'href' | 'images' | 'label' | 'metal' | 'name' | 'video'>;
  place?: CardPlace | undefined;
}

/** The second picture is fetched on hover: a lazy picture that is not displayed is not loaded. */
export function CardPicture({ card, place }: CardPictureProps) {
  const [first, second] = card.images;
  return (
    <div className={styles.frame}>
      <Link aria-hidden="true" className={cx(styles.link, metalGround(card.metal))} href={card.href} tabIndex={-1}>
        <ViewTransition default="none" name={pictureName(card.code)} share="picture">
          <CardImg path={first ?? null} place={place} />
        </ViewTransition>
        {second ? (
          <span className={styles.second}>
            <CardImg path={second} />
          </span>
        ) : null}
        {card.label ? <span className={styles.label}>{card.label}</span> : null}
      </Link>
      {card.video ? <FilmLink code={card.code} href={card.video} appearance="card" name={card.name} /> : null}
    </div>
  );
}
