import { savedProductsStore } from './saved-products';

export const useCompare = savedProductsStore('compare');
