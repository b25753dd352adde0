'use client';

import dynamic from 'next/dynamic';

/**
 * The listing in code of its own: categories and products share a route, and all client code that stands in a route's pages
 * would come with each of them. Rendered on the server like any other.
 */
export const ListingBrowser = dynamic(() => import('./listing-browser').then((module) => module.ListingBrowser));
