import { NO_IMAGE } from '@/components/ui/no-image';
import type { CardImageData } from './card-schema';

/** Above the fold: the first picture, loaded with high priority, or one next to it. */
export type CardPlace = 'first' | 'seen';

/** Width and height of a card's picture (spec.md section 2). */
export const CARD_PICTURE = 249;

interface CardImageProps {
  image: CardImageData | null | undefined;
  alt?: string | undefined;
  className?: string | undefined;
  place?: CardPlace | undefined;
  /** Whether it covers another picture once it has loaded. */
  covers?: boolean;
  /** Width and height in CSS pixels; the file is the card's, which the browser usually has already. */
  size?: number;
}

/** A product's picture from its card; `data-fallback` as in components/ui/picture.tsx. */
export function CardImage({ image, alt = '', className, covers = false, place, size = CARD_PICTURE }: CardImageProps) {
  return (
    <img
      {...(image ?? { src: NO_IMAGE })}
      alt={alt}
      className={className}
      data-fallback={image ? (covers ? 'cover' : '') : undefined}
      decoding="async"
      {...(place === 'first' && { fetchPriority: 'high' })}
      height={size}
      loading={place ? 'eager' : 'lazy'}
      width={size}
    />
  );
}
