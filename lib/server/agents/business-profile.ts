import { BUY } from '@/lib/domain/paths/cart-link';
import { LOOKUP, PERMALINK, SEARCH, UCP_PATH, UCP_VERSION } from './protocol';

const SITE = 'https://ucp.dev';

function catalog(name: 'lookup' | 'search') {
  return [
    {
      version: UCP_VERSION,
      spec: `${SITE}/${UCP_VERSION}/specification/catalog/${name}`,
      schema: `${SITE}/${UCP_VERSION}/schemas/shopping/catalog_${name}.json`,
    },
  ];
}

/** The draft requires an https endpoint, so a shop without https offers no permalinks. */
function permalink(siteUrl: string) {
  if (!siteUrl.startsWith('https:')) return {};
  const { name, version } = PERMALINK;
  const declaration = {
    version,
    spec: `${SITE}/draft/specification/permalink`,
    schema: `${SITE}/draft/schemas/shopping/permalink.json`,
    config: { endpoint: siteUrl + BUY },
  };
  return { [name]: [declaration] };
}

/**
 * The response of `/.well-known/ucp`. It omits checkout, cart and payment handlers on purpose: only our own site can identify a buyer.
 * @param siteUrl without trailing slash
 */
export function businessProfile(siteUrl: string) {
  return {
    ucp: {
      version: UCP_VERSION,
      services: {
        'dev.ucp.shopping': [
          {
            version: UCP_VERSION,
            spec: `${SITE}/${UCP_VERSION}/specification/overview`,
            transport: 'rest',
            schema: `${SITE}/${UCP_VERSION}/services/shopping/rest.openapi.json`,
            endpoint: siteUrl + UCP_PATH,
          },
        ],
      },
      capabilities: {
        [SEARCH]: catalog('search'),
        [LOOKUP]: catalog('lookup'),
        ...permalink(siteUrl),
      },
      payment_handlers: {},
    },
  };
}
