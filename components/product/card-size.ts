/** Width and height of a card's picture (spec.md section 2). */
export const CARD_PICTURE = 249;

/** How wide it is shown: two beside each other on a phone. */
export const CARD_SIZES = '(max-width: 576px) 46vw, 249px';
