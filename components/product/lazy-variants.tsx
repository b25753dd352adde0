'use client';

import dynamic from 'next/dynamic';

const load = () => import('./variant-choice');

/** In code of their own: few products come in colours or sizes. Rendered on the server like any other. */
export const VariantChoiceProvider = dynamic(() => load().then((module) => module.VariantChoiceProvider));
export const UntilChosen = dynamic(() => load().then((module) => module.UntilChosen));
export const OfVariant = dynamic(() => load().then((module) => module.OfVariant));
export const VariantPurchase = dynamic(() => import('./variant-purchase').then((module) => module.VariantPurchase));
