/** Width and height of a card's picture (spec.md section 2). */
export const CARD_PICTURE = 249;

/** How wide it is shown: two beside each other on a phone. */
export const CARD_SIZES = '(max-width: 576px) 46vw, 249px';

/** Pixels across: the card on a sharp screen or a phone, on a usual screen, and on a phone with three pixels to one. */
export const CARD_WIDTHS = [384, 256, 512] as const;
