import { Hono } from 'hono';
import type { BackendContext } from '../context';
import { collection } from './collection';
import { SyliusError } from './errors';
import { API, type SyliusEnv } from './exchange';
import { offsetOf, readPage } from './pagination';
import { respond, respondItem } from './respond';
import { findReview, listReviews, reviewJson, reviewSearch } from './reviews';

/** `shop/product-reviews`, the accepted ones, and `shop/product-reviews/{id}` (contract.md part B section 4). */
export function reviewRoutes({ db }: Pick<BackendContext, 'db'>): Hono<SyliusEnv> {
  const app = new Hono<SyliusEnv>();

  app.get('/', (c) => {
    const exchange = c.var.exchange;
    const page = readPage(exchange.query);
    const all = listReviews(db, exchange.query);
    const members = all.slice(offsetOf(page), offsetOf(page) + page.size).map((entry) => reviewJson(exchange, entry));
    const id = `${API}/${exchange.dialect.iris}/product-reviews`;
    const options = { context: 'ProductReview', members, total: all.length, page, search: reviewSearch, id };
    return respond(exchange, collection(exchange, options));
  });

  app.get('/:id{[0-9]+}', (c) => {
    const found = findReview(db, Number(c.req.param('id')));
    if (!found) throw new SyliusError(404);
    return respondItem(c.var.exchange, 'ProductReview', reviewJson(c.var.exchange, found));
  });
  return app;
}
