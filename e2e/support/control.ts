import { backendClient } from './backend-client';
import { BACKEND_URL } from './shop';

export const { control, controlState, storedOrders, variantId } = backendClient(BACKEND_URL);
