/** Width and height of a card's picture (spec.md section 2). */
export const CARD_PICTURE = 249;
