'use client';

import dynamic from 'next/dynamic';

/** In code of its own: few products come in colours or sizes. Rendered on the server like any other. */
export const VariantPurchase = dynamic(() => import('./variant-purchase').then((module) => module.VariantPurchase));
