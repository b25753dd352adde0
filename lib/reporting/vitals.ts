import { z } from 'zod';

/** Sent when a page is left. `value` is in milliseconds; for CLS it has no unit. */
export const vitalsBody = z.strictObject({
  path: z.string().regex(/^\/[\w/.,+~-]{0,200}$/),
  measures: z
    .array(
      z.strictObject({
        name: z.enum(['CLS', 'FCP', 'INP', 'LCP', 'TTFB']),
        value: z.number().min(0).max(3_600_000),
        rating: z.enum(['good', 'needs-improvement', 'poor']),
      }),
    )
    .min(1)
    .max(10),
});

export type VitalsBody = z.infer<typeof vitalsBody>;
