import { PHASE_PRODUCTION_BUILD } from 'next/constants.js';
import { expect, it } from 'vitest';
import configOf from '../next.config.mjs';

it('scaled pictures use at most half a gigabyte of disk', () =>
  expect(configOf(PHASE_PRODUCTION_BUILD).images?.maximumDiskCacheSize).toBeLessThanOrEqual(500_000_000));
