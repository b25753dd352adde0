'use client';

import { lazy, Suspense, useRef, useState, ViewTransition } from 'react';
import { cx } from '@/components/ui/cx';
import { Icon } from '@/components/ui/icon';
import { IconButton } from '@/components/ui/icon-button';
import { useEndOfVisit } from '@/components/ui/use-end-of-visit';
import { pictureSet, scaledPicture } from '@/lib/pictures/address';
import styles from './gallery.module.css';
import { pictureName } from './picture-name';
import { useStrip } from './use-strip';

const Lightbox = lazy(() => import('./lightbox').then((module) => ({ default: module.Lightbox })));

/** Pixels across: the stage on a usual screen, on a phone, and on a sharp screen. */
const WIDTHS = [640, 828, 1200] as const;

interface GalleryProps {
  /** Of the product. */
  code: string;
  /** Paths. */
  images: readonly string[];
  name: string;
  /** Class of the ground that the pictures stand on. */
  ground: string;
}

/** The stage is a strip that scrolls sideways: a finger, the arrows and the small pictures all move the same strip. */
export function Gallery({ code, images, name, ground }: GalleryProps) {
  const [isZoomed, setZoomed] = useState(false);
  const count = images.length;
  const strip = useRef<HTMLUListElement>(null);
  const { current, show, onScroll, letGo } = useStrip(strip, count);
  useEndOfVisit(setZoomed, false);

  return (
    <section aria-label="Produktbilder" className={styles.gallery}>
      <div className={cx(styles.stage, ground)}>
        <ul className={styles.strip} onPointerDown={letGo} onScroll={onScroll} onWheel={letGo} ref={strip}>
          {images.map((path, index) => (
            <li className={styles.slide} key={path}>
              <button
                aria-label={count > 1 ? `Förstora bild ${index + 1} av ${count}: ${name}` : `Förstora bilden: ${name}`}
                className={styles.enlarge}
                onClick={() => setZoomed(true)}
                type="button"
              >
                <ViewTransition default="none" name={index === 0 ? pictureName(code) : undefined} share="picture">
                  <picture>
                    <img
                      alt={name}
                      className={styles.picture}
                      data-fallback=""
                      decoding="async"
                      fetchPriority={index === 0 ? 'high' : 'low'}
                      height={592}
                      loading={index === 0 ? 'eager' : 'lazy'}
                      sizes="(max-width: 719px) 92vw, 592px"
                      srcSet={pictureSet(path, WIDTHS)}
                      src={scaledPicture(path, WIDTHS[0])}
                      width={592}
                    />
                  </picture>
                </ViewTransition>
              </button>
            </li>
          ))}
        </ul>
        <Icon className={styles.zoom} name="zoomIn" size={18} />
        {count > 1 ? (
          <>
            <IconButton
              className={cx(styles.arrow, styles.previous)}
              icon="chevronLeft"
              label="Föregående bild"
              onClick={() => show(current - 1)}
            />
            <IconButton
              className={cx(styles.arrow, styles.next)}
              icon="chevronRight"
              label="Nästa bild"
              onClick={() => show(current + 1)}
            />
          </>
        ) : null}
      </div>
      {count > 1 ? (
        <ul className={styles.thumbs}>
          {images.map((path, index) => (
            <li key={path}>
              <button
                aria-current={index === current}
                aria-label={`Visa bild ${index + 1}`}
                className={cx(styles.thumb, ground)}
                onClick={() => show(index)}
                type="button"
              >
                <picture>
                  <img
                    alt=""
                    data-fallback=""
                    decoding="async"
                    fetchPriority="low"
                    height={128}
                    loading="eager"
                    src={scaledPicture(path, 256)}
                    width={128}
                  />
                </picture>
              </button>
            </li>
          ))}
        </ul>
      ) : null}
      <Suspense>
        {isZoomed ? <Lightbox images={images} name={name} onClose={() => setZoomed(false)} start={current} /> : null}
      </Suspense>
    </section>
  );
}
