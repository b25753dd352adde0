import { savedProductsStore } from './saved-products';

export const useWishlist = savedProductsStore('wishlist');
