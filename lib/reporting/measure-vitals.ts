import { type Metric, onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals';
import type { VitalsBody } from './vitals';

/** Measures the first page of a visit and sends the result to our endpoint when the page is left. Browser only. */
export function measureVitals(): void {
  const measures = new Map<string, VitalsBody['measures'][number]>();
  const path = location.pathname;
  const keep = ({ name, value, rating }: Metric) => measures.set(name, { name, value, rating });
  for (const measure of [onCLS, onFCP, onINP, onLCP, onTTFB]) measure(keep);
  const send = () => {
    if (document.visibilityState !== 'hidden' || measures.size === 0) return;
    const body = JSON.stringify({ path, measures: [...measures.values()] } satisfies VitalsBody);
    measures.clear();
    navigator.sendBeacon('/api/vitals', new Blob([body], { type: 'application/json' }));
  };
  // Runs after the library's own listeners, which finalise their values in the same event.
  addEventListener('visibilitychange', () => queueMicrotask(send));
}
