import { Hono } from 'hono';
import type { Database } from '../db/client';
import { collection } from './collection';
import { routeNotFound, SyliusError } from './errors';
import type { Exchange, SyliusEnv } from './exchange';
import { iri } from './exchange';
import { respond } from './respond';
import { branchBelow, type PlacedTaxon, pathTo } from './taxon-tree';
import { findTaxon, taxonJson } from './taxons';

/**
 * `shop/taxon-tree/{code}/branch` and `/path` of Sylius 2.1 (contract.md part B section 7): enabled taxons below or above
 * one, as a flat list with `parent` and `level`; `includeRoot=true` adds the taxon itself. Older versions have no such
 * route.
 */
export function taxonTreeRoutes(db: Database): Hono<SyliusEnv> {
  const app = new Hono<SyliusEnv>();

  const serve = (find: typeof branchBelow) => (exchange: Exchange, code: string, accept: string | undefined) => {
    if (!exchange.dialect.taxonTree) return routeNotFound(accept);
    const taxon = findTaxon(db, code, exchange.dialect);
    if (!taxon) throw new SyliusError(404);
    const includeRoot = exchange.query.get('includeRoot') === 'true' || exchange.query.get('includeRoot') === '1';
    const found = find(db, taxon).filter((placed) => includeRoot || placed.taxon.id !== taxon.id);
    const members = found.map((placed) => placedJson(exchange, placed));
    return respond(
      exchange,
      collection(exchange, { context: 'Taxon', members, total: members.length, id: exchange.path }),
    );
  };

  function placedJson(exchange: Exchange, { taxon, parentCode, level }: PlacedTaxon): object {
    const parent = parentCode === null ? null : iri(exchange, 'taxons', parentCode);
    return { ...taxonJson(db, exchange, taxon), parent, level };
  }

  const branch = serve(branchBelow);
  const path = serve(pathTo);
  app.get('/:code/branch', (c) => branch(c.var.exchange, c.req.param('code'), c.req.header('Accept')));
  app.get('/:code/path', (c) => path(c.var.exchange, c.req.param('code'), c.req.header('Accept')));
  return app;
}
