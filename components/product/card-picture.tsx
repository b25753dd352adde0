import Link from 'next/link';
import { cx } from '@/components/ui/cx';
import { NO_IMAGE } from '@/components/ui/no-image';
import type { CardData, CardImage } from './card-data';
import styles from './card-picture.module.css';
import { CARD_PICTURE } from './card-size';
import { FilmButton } from './film-button';
import { metalGround } from './metal-ground';

const noImage: CardImage = { src: NO_IMAGE, srcSet: undefined };

interface CardImgProps {
  image: CardImage;
  eager?: boolean | undefined;
}

function CardImg({ image, eager = false }: CardImgProps) {
  return (
    <picture>
      <img
        alt=""
        className={styles.picture}
        data-fallback=""
        decoding="async"
        fetchPriority={eager ? 'high' : undefined}
        height={CARD_PICTURE}
        loading={eager ? 'eager' : 'lazy'}
        src={image.src}
        srcSet={image.srcSet}
        width={CARD_PICTURE}
      />
    </picture>
  );
}

interface CardPictureProps {
  card: Pick<CardData, 'code' | 'href' | 'images' | 'label' | 'metal' | 'name' | 'video'>;
  eager?: boolean | undefined;
}

/** The second picture is fetched when the pointer comes: a lazy picture that is not displayed is not loaded. */
export function CardPicture({ card, eager }: CardPictureProps) {
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
        <CardImg eager={eager} image={first ?? noImage} />
        {second ? (
          <span className={styles.second}>
            <CardImg image={second} />
          </span>
        ) : null}
        {card.label ? <span className={styles.label}>{card.label}</span> : null}
      </Link>
      {card.video ? <FilmButton code={card.code} look="card" name={card.name} /> : null}
    </div>
  );
}
