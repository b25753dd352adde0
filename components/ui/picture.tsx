import { getImageProps } from 'next/image';
import { cx } from './cx';
import { NO_IMAGE } from './no-image';

interface PictureProps {
  /** Same-origin path, or null for "no image". */
  src: string | null;
  alt: string;
  width: number;
  height: number;
  /** How wide it is shown, for the choice among the sizes. Without it: 1x and 2x of `width`. */
  sizes?: string | undefined;
  /** For the picture that the page is about: loaded at once and first. */
  eager?: boolean | undefined;
  className?: string | undefined;
}

/**
 * A plain `<img>` with the optimiser's sizes and no client component of its own: a listing holds hundreds of them. What cannot be
 * loaded is replaced by components/layout/broken-images.ts, which looks for the `data-fallback` mark.
 */
export function Picture({ src, alt, width, height, sizes, eager = false, className }: PictureProps) {
  const { props } = getImageProps({
    src: src ?? NO_IMAGE,
    alt,
    width,
    height,
    sizes,
    loading: eager ? 'eager' : 'lazy',
  });
  return (
    <picture>
      <img
        alt={alt}
        className={cx(className)}
        data-fallback={src === null ? undefined : ''}
        decoding="async"
        fetchPriority={eager ? 'high' : undefined}
        height={height}
        loading={eager ? 'eager' : 'lazy'}
        sizes={props.sizes}
        src={props.src}
        srcSet={props.srcSet}
        width={width}
      />
    </picture>
  );
}
