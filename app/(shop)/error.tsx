'use client';

export { LazyErrorMessage as default } from '@/components/layout/lazy-error-message';
