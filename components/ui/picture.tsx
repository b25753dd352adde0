import { getImageProps, type ImageProps } from 'next/image';
import { isScalable } from '@/lib/domain/scalable';
import { NO_IMAGE } from './no-image';

interface ScaledPicture extends Omit<ImageProps, 'src' | 'alt' | 'style' | 'preload'> {
  /** Same-origin path, or null for "no image". */
  src: string | null;
  alt: string;
}

/**
 * Attributes of an `<img>` by next/image, with `sizes` for a responsive picture, and without its inline style, which the policy
 * blocks. components/layout/page-behaviour.tsx replaces pictures with `data-fallback` that fail to load.
 */
export function pictureProps({ src, ...image }: ScaledPicture) {
  const path = src ?? NO_IMAGE;
  const { props } = getImageProps({ ...image, src: path, unoptimized: !isScalable(path) });
  const { style: _refused, ...attributes } = props;
  return { ...attributes, 'data-fallback': src === null ? undefined : '' };
}

/** Not a client component, unlike next/image's own: a listing contains hundreds of pictures. */
export function Picture(picture: ScaledPicture) {
  return (
    <picture>
      <img {...pictureProps(picture)} alt={picture.alt} />
    </picture>
  );
}
