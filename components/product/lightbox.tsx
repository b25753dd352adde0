'use client';

import { type CSSProperties, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { IconButton } from '@/components/ui/icon-button';
import styles from './lightbox.module.css';
import { useStrip } from './use-strip';
import { useZoom } from './use-zoom';
import { MAXIMUM_SCALE, type Zoom } from './zoom';

interface LightboxProps {
  images: readonly string[];
  name: string;
  /** Index of the picture to begin with. */
  start: number;
  onClose: () => void;
}

/** Moves with every pointer event, which no class can say. */
function styleOf({ scale, x, y }: Zoom): CSSProperties {
  return { transform: `translate(${x}px, ${y}px) scale(${scale})` };
}

/** A product's pictures over the whole screen. They stand in a strip that a finger swipes; the arrows go round (spec.md section 2). */
export function Lightbox({ images, name, start, onClose }: LightboxProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const strip = useRef<HTMLUListElement>(null);
  const [broken, setBroken] = useState<ReadonlySet<string>>(new Set());
  const count = images.length;
  const { current, show, onScroll, letGo } = useStrip(strip, count, start);
  const { zoom, step, handlers } = useZoom(strip, current);

  useEffect(() => {
    const element = dialog.current;
    element?.showModal();
    const { clientWidth = 0 } = strip.current ?? {};
    strip.current?.scrollTo({ left: clientWidth * start, behavior: 'instant' });
    // The router only hides a page that is left: an open modal dialog would block the next page.
    return () => element?.close();
  }, [start]);

  const onKeyDown = (event: KeyboardEvent) => {
    const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (by === undefined || count < 2) return;
    event.preventDefault();
    show(current + by);
  };

  return (
    <dialog
      aria-label={`Bilder av ${name}`}
      className={styles.dialog}
      // The close event fires late: the dialog may be open again.
      onClose={() => dialog.current?.open || onClose()}
      onKeyDown={onKeyDown}
      ref={dialog}
    >
      <div className={styles.tools}>
        <p className={styles.count} role="status">
          {current + 1} / {count}
        </p>
        <IconButton aria-disabled={zoom.scale <= 1} icon="zoomOut" label="Zooma ut" onClick={() => step(-1)} />
        <IconButton
          aria-disabled={zoom.scale >= MAXIMUM_SCALE}
          icon="zoomIn"
          label="Zooma in"
          onClick={() => step(1)}
        />
        <IconButton icon="close" label="Stäng" onClick={() => dialog.current?.close()} />
      </div>
      <ul
        {...handlers}
        aria-label="Bilder"
        className={styles.strip}
        data-zoomed={zoom.scale > 1 || undefined}
        onPointerDown={(event) => {
          letGo();
          handlers.onPointerDown(event);
        }}
        onScroll={onScroll}
        ref={strip}
        tabIndex={count > 1 ? 0 : undefined}
      >
        {images.map((src, index) => (
          <li className={styles.slide} data-shown={index === current || undefined} key={src}>
            {broken.has(src) ? (
              <p>This image failed to load</p>
            ) : (
              <picture>
                <img
                  alt={`${name}, bild ${index + 1} av ${count}`}
                  className={styles.picture}
                  draggable={false}
                  loading={index === start ? 'eager' : 'lazy'}
                  onError={() => setBroken((known) => new Set(known).add(src))}
                  src={src}
                  style={index === current && zoom.scale > 1 ? styleOf(zoom) : undefined}
                />
              </picture>
            )}
          </li>
        ))}
      </ul>
      {count > 1 ? (
        <>
          <IconButton
            className={styles.previous}
            icon="chevronLeft"
            label="Föregående bild"
            onClick={() => show(current - 1)}
          />
          <IconButton
            className={styles.next}
            icon="chevronRight"
            label="Nästa bild"
            onClick={() => show(current + 1)}
          />
        </>
      ) : null}
    </dialog>
  );
}
