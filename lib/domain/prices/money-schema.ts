import * as z from 'zod/mini';
import { LARGEST_AMOUNT, ore } from './money';

/** An amount in öre: whole, not negative, at most `LARGEST_AMOUNT`. Of zod/mini, since it is part of the browser bundle. */
export const moneySchema = z.pipe(z.int().check(z.nonnegative(), z.lte(LARGEST_AMOUNT)), z.transform(ore));
