import { LOOKUP, PERMALINK, PERMALINK_PATH, SEARCH, UCP_PATH, UCP_VERSION } from './protocol';

const SITE = 'https://ucp.dev';

/** Of the draft that the shop's permalinks follow; it belongs to no release yet. */
const PERMALINK_VERSION = '2026-08-22';

function catalog(name: 'lookup' | 'search') {
  return [
    {
      version: UCP_VERSION,
      spec: `${SITE}/${UCP_VERSION}/specification/catalog/${name}`,
      schema: `${SITE}/${UCP_VERSION}/schemas/shopping/catalog_${name}.json`,
    },
  ];
}

/**
 * What `/.well-known/ucp` says. The absence of checkout, cart and payment handlers is meant: nobody else can identify a buyer.
 * @param siteUrl without trailing slash; links into the cart are announced only where it is https, as their draft demands
 */
export function businessProfile(siteUrl: string) {
  const permalink = [
    {
      version: PERMALINK_VERSION,
      spec: `${SITE}/draft/specification/permalink`,
      schema: `${SITE}/draft/schemas/shopping/permalink.json`,
      config: { endpoint: siteUrl + PERMALINK_PATH },
    },
  ];
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
        ...(siteUrl.startsWith('https://') ? { [PERMALINK]: permalink } : {}),
      },
      payment_handlers: {},
    },
  };
}
