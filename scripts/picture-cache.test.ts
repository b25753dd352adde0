import { expect, it } from 'vitest';
import config from '../next.config.mjs';

it('scaled pictures use at most half a gigabyte of disk', () =>
  expect(config.images?.maximumDiskCacheSize).toBeLessThanOrEqual(500_000_000));
