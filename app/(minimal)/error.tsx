'use client';

export { LazyErrorMessage as default } from '@/components/layout/messages/lazy-error-message';
