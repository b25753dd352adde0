import { loadCode } from '@/lib/browser/load-code';
import { useWishlist } from '@/stores/wishlist-store';

/** Loads the code that follows the wishlist's products once there is one. Returns a stop. */
export function followLater(): () => void {
  let stop = () => {};
  let isOver = false;
  let isBegun = false;
  const begin = async () => {
    if (isBegun || useWishlist.getState().data.length === 0) return;
    isBegun = true;
    const { followWishlist } = await loadCode(() => import('@/components/followed/follow'));
    if (!isOver) stop = followWishlist();
  };
  const tryToBegin = () => void begin().catch(() => {});
  const stopWaiting = useWishlist.subscribe(tryToBegin);
  tryToBegin();
  return () => {
    isOver = true;
    stopWaiting();
    stop();
  };
}
