'use client';

import dynamic from 'next/dynamic';

/**
 * A separate chunk: categories and products share a route, and would otherwise load each other's client code. Rendered on the
 * server like any other component.
 */
export const ListingBrowser = dynamic(() => import('./listing-browser').then((module) => module.ListingBrowser));
