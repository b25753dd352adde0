import { Hono } from 'hono';
import { asReview, writeReview } from '../catalogue/written-reviews';
import type { BackendContext } from '../context';
import { dateTime } from '../seed/rows';
import { collection } from './collection';
import { fieldsMissing, SyliusError } from './errors';
import { API, iri, type SyliusEnv } from './exchange';
import { offsetOf, readPage } from './pagination';
import { respond, respondItem } from './respond';
import { checkReview, missingFields, readObject } from './review-body';
import { findReview, listReviews, reviewJson, reviewSearch } from './reviews';

/**
 * `shop/product-reviews`, the accepted ones, and `shop/product-reviews/{id}` (contract.md part B section 4). A POST
 * leaves a new one, which no list and no average shows until an editor has accepted it.
 */
export function reviewRoutes({ db, clock }: Pick<BackendContext, 'db' | 'clock'>): Hono<SyliusEnv> {
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

  app.post('/', async (c) => {
    const exchange = c.var.exchange;
    const body = await readObject(c.req.raw);
    const missing = missingFields(body);
    if (missing.length > 0 && exchange.dialect.missingFields === 'refused') return fieldsMissing(missing);
    const review = asReview(writeReview(db, checkReview(db, body), dateTime(clock.now().getTime())));
    const found = findReview(db, review.id);
    if (!found) throw new SyliusError(500);
    const response = respondItem(exchange, 'ProductReview', reviewJson(exchange, found), 201);
    response.headers.set('Location', iri(exchange, 'product-reviews', review.id));
    return response;
  });

  app.get('/:id{[0-9]+}', (c) => {
    const found = findReview(db, Number(c.req.param('id')));
    if (!found) throw new SyliusError(404);
    return respondItem(c.var.exchange, 'ProductReview', reviewJson(c.var.exchange, found));
  });
  return app;
}
