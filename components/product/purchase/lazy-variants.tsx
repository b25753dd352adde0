'use client';

import dynamic from 'next/dynamic';

const load = () => import('./variant-choice');

/** A separate chunk: few products have colours or sizes. Rendered on the server like any other component. */
export const VariantChoiceProvider = dynamic(() => load().then((module) => module.VariantChoiceProvider));
export const UntilChosen = dynamic(() => load().then((module) => module.UntilChosen));
export const OfVariant = dynamic(() => load().then((module) => module.OfVariant));
export const VariantPurchase = dynamic(() => import('./variant-purchase').then((module) => module.VariantPurchase));
