import { expect, it } from 'vitest';
import config from '../next.config.mjs';

it('scaled pictures take half a gigabyte of the disk at most', () =>
  expect(config.images?.maximumDiskCacheSize).toBeLessThanOrEqual(500_000_000));
