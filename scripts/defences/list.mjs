// The shop's defences, how each is removed (a replacement in one file), and the unit tests that then must fail.

/** @typedef {{name: string, file: string, from: string, to?: string, tests?: string[]}} Removal */

const api = 'lib/api/server';
const server = 'lib/server';

/** @type {Removal[]} */
const removals = [
  {
    name: 'calls are limited per client',
    file: `${api}/rate-limit.ts`,
    from: 'await limiter.consume(client);',
    to: 'await Promise.resolve(client);',
  },
  {
    name: 'every endpoint of the proxy counts its calls',
    file: `${api}/handle.ts`,
    from: 'await deps.limit(endpoint.bucket, clientOf(request.headers));',
  },
  {
    name: 'a /64 of IPv6 addresses is one client',
    file: 'lib/client-address.ts',
    from: 'address.parts.slice(0, 4)',
    to: 'address.parts',
  },
  {
    name: 'the client is the address that the nearest proxy wrote',
    file: 'lib/client-address.ts',
    from: '    .reverse();',
  },
  {
    name: 'without a trusted proxy X-Forwarded-For is ignored',
    file: 'lib/client-address.ts',
    from: 'if (trusted === false) return peer;',
    to: 'if (trusted === false) return forwarded[0] ?? peer;',
    tests: ['lib/client-address.test.ts', `${server}/handle-request.test.ts`],
  },
  {
    name: 'searches are counted',
    file: 'lib/server/request-rules.ts',
    from: "[/^\\/sok$/i, 'search'],",
  },
  {
    name: 'calls over their limit are refused before Next',
    file: `${server}/handle-request.ts`,
    from: 'if (refused) return',
    to: 'if (refused && !refused) return',
  },
  {
    name: 'only GET and HEAD outside our API',
    file: `${server}/request-rules.ts`,
    from: "if (!methods.includes(method)) return new Refusal('METHOD', { Allow: methods.join(', ') });",
    tests: [`${server}/request-rules.test.ts`, `${server}/handle-request.test.ts`],
  },
  {
    name: 'browsers use https only (HSTS)',
    file: `${server}/static-headers.ts`,
    // biome-ignore lint/suspicious/noTemplateCurlyInString: the text of a source file
    from: "...(SITE_URL.startsWith('https:') ? { 'Strict-Transport-Security': `max-age=${YEAR}` } : {}),",
    tests: [`${server}/handle-request.test.ts`],
  },
  {
    name: 'a URL with a session is never sent as a referrer',
    file: `${server}/static-headers.ts`,
    from: "IS_PRIVATE.test(url) ? 'no-referrer' : ",
    tests: [`${server}/handle-request.test.ts`],
  },
  {
    name: 'scaled pictures use a limited amount of disk',
    file: 'next.config.mjs',
    from: 'maximumDiskCacheSize: 500_000_000,',
    tests: ['scripts/picture-cache.test.ts'],
  },
  {
    name: 'rate limits use a limited amount of memory',
    file: 'lib/store/memory.ts',
    from: "if (reason === 'evict') void this.delete(key);",
    to: 'void reason;',
    tests: [`${api}/rate-limit.test.ts`],
  },
  {
    name: 'API calls come from our own pages (Origin)',
    file: `${api}/guard.ts`,
    from: 'if (!own || ',
    to: 'if (',
    tests: [`${api}/guard.test.ts`, `${api}/handle.test.ts`],
  },
  {
    name: 'API calls come from our own pages (Sec-Fetch-Site)',
    file: `${api}/guard.ts`,
    from: " || (site !== null && site !== 'same-origin')",
    tests: [`${api}/guard.test.ts`, `${api}/handle.test.ts`],
  },
  {
    name: 'every writing call of the proxy is checked for its origin',
    file: `${api}/handle.ts`,
    from: "if (request.method !== 'GET') checkOrigin(request.headers, deps.siteUrl);",
  },
  {
    name: 'every identity call is checked for its origin',
    file: `${api}/guarded.ts`,
    from: 'checkOrigin(request.headers, env().SITE_URL);',
  },
  {
    name: 'every identity call is counted',
    file: `${api}/guarded.ts`,
    from: 'await proxyDeps(jar).limit(bucket, clientOf(request.headers));',
  },
  {
    name: 'only JSON is accepted, which other sites cannot send without a preflight',
    file: `${api}/guard.ts`,
    from: "throw new Refusal('BAD_REQUEST');\n  const text",
    to: ';\n  const text',
  },
  {
    name: 'query strings have known parameters only',
    file: `${api}/guard.ts`,
    from: '!known || ',
    tests: [`${api}/guard.test.ts`, `${api}/handle.test.ts`],
  },
  {
    name: 'without a session, only the browser that placed an order can read it',
    file: `${api}/order-access.ts`,
    from: "if (!call.session) throw new Refusal('ORDER');\n  return { orderId",
    to: 'return { orderId',
    tests: [`${api}/order-calls.test.ts`],
  },
  {
    name: 'an order placed signed in can be read by that customer only',
    file: `${api}/order-access.ts`,
    from: 'if (owner !== null) return owner === ownerOf(call);',
    to: 'if (owner !== null) return true;',
    tests: [`${api}/order-calls.test.ts`, 'e2e/in-process/whose-order.test.ts'],
  },
  {
    name: 'after a sign-in, an order placed signed out can be read by its buyer only',
    file: `${api}/order-access.ts`,
    from: 'return call.session === null ? !guarded : isPerson(call, buyer);',
    to: 'return true;',
    tests: [`${api}/order-calls.test.ts`, 'e2e/in-process/whose-order.test.ts'],
  },
  {
    name: "another customer's order and an unknown order get the same response",
    file: `${api}/order-access.ts`,
    from: "if ([status, code].some((said) => said === 403 || said === 404)) throw new Refusal('ORDER');",
    tests: ['e2e/in-process/whose-order.test.ts'],
  },
  {
    name: 'an order never changes its buyer',
    file: `${api}/order-calls.ts`,
    from: "if (!isTakenOver && !isSameBuyer) throw new Refusal('BUYER');",
    tests: [`${api}/order-calls.test.ts`, 'e2e/in-process/whose-order.test.ts'],
  },
  {
    name: 'a BankID return belongs to the browser that started it',
    file: 'lib/account/round-trip.ts',
    from: 'return ids.length === 0 || ids.includes(grandIdSession);',
    to: 'return true;',
    tests: ['lib/account/round-trip.test.ts', 'lib/account/bankid-flow.test.ts'],
  },
  {
    name: 'signing out revokes every copy of the session cookie',
    file: 'lib/account/session.ts',
    from: ' && !(await revoked.isRevoked(session.id))',
  },
  {
    name: 'sign-in redirects to our own pages only',
    file: 'lib/account/redirect-target.ts',
    from: 'return ALLOWED.some((page) => page.test(redirectTo)) ? redirectTo : DEFAULT_TARGET;',
    to: 'return redirectTo;',
  },
  {
    name: 'cookies are not readable by scripts',
    file: 'lib/account/sealed-cookie.ts',
    from: "return { httpOnly: true, sameSite: 'lax', secure,",
    to: "return { httpOnly: false as true, sameSite: 'lax', secure,",
    tests: ['lib/account/sealed-cookie.test.ts', `${api}/handle.test.ts`],
  },
  {
    name: 'the browser is redirected to https URLs only',
    file: 'lib/sylius/resources/orders/orders.ts',
    from: 'outsideAddress(data.redirectUrl)',
    to: '(data.redirectUrl ?? null)',
    tests: [`${api}/order-calls.test.ts`],
  },
  {
    name: 'a picture has one URL',
    file: 'lib/server/request-rules.ts',
    from: 'return path.startsWith(IMAGE_SERVICE) && !isKnown ?',
    to: 'return path.startsWith(IMAGE_SERVICE) && !isKnown && method === "" ?',
  },
  {
    name: "a picture's path cannot leave its folder",
    file: 'app/sylius/media/[...path]/route.ts',
    from: 'SEGMENT.test(segment) && !/^\\.+$/.test(segment)',
    to: 'segment !== ""',
    tests: ['app/sylius/media/[...path]/route.test.ts'],
  },
  {
    name: 'the media proxy requests trusted hosts only',
    file: 'lib/sylius/resources/media/sources.ts',
    from: 'if (!env().MEDIA_HOSTS.includes(host)) return [];',
    tests: ['lib/sylius/resources/media/media.test.ts'],
  },
  {
    name: 'the media proxy follows redirects to trusted hosts only',
    file: 'lib/sylius/resources/media/media.ts',
    from: 'if (!(await isTrusted(address).catch(() => false)))',
    to: 'if (!(await isTrusted(address).catch(() => false)) && hop < 0)',
  },
  {
    name: 'the media proxy passes only pictures and films',
    file: 'lib/sylius/resources/media/media.ts',
    from: '(status === 200 || status === 206) && MEDIA.test(type)',
    to: 'status === 200 || status === 206',
  },
  {
    name: 'a body with too large a Content-Length is refused',
    file: 'lib/server/request-rules.ts',
    from: "if (Number(contentLength ?? 0) > (isForAgents(url) ? UCP_BODY_LIMIT : BODY_LIMIT)) return new Refusal('TOO_LARGE');",
  },
  {
    name: 'a body without a Content-Length is refused',
    file: 'lib/server/request-rules.ts',
    from: "if (transferEncoding !== undefined) return new Refusal('LENGTH');",
  },
  {
    name: 'reading a body stops at the limit',
    file: `${api}/guard.ts`,
    from: 'if (size > limit) {',
    to: 'if (size < 0) {',
    tests: [`${api}/guard.test.ts`, `${api}/handle.test.ts`],
  },
  {
    name: 'webhooks are signed',
    file: 'lib/catalogue/watch/webhook.ts',
    from: "return timingSafeEqual(Buffer.from(signature, 'hex'), digest(body, timestamp, secret));",
    to: "return timingSafeEqual(Buffer.from(signature, 'hex'), Buffer.from(signature, 'hex'));",
    tests: ['lib/catalogue/watch/webhook.test.ts', `${api}/webhook-event.test.ts`],
  },
  {
    name: 'only `true` forces a reload by a webhook',
    file: `${api}/webhook-event.ts`,
    from: 'return parsed.data;',
    to: "return { force: body.includes('force') };",
  },
  {
    name: 'an old webhook is refused',
    file: 'lib/catalogue/watch/webhook.ts',
    from: 'if (Math.abs(now.getTime() / 1000 - timestamp) > TOLERANCE) return false;',
  },
  {
    name: "a client's policy header never reaches a page",
    file: `${server}/handle-request.ts`,
    from: "delete headers['content-security-policy'];",
  },
  {
    name: 'only data scripts get a hash in the policy',
    file: 'lib/server/inline-scripts.mjs',
    from: 'if (isKnown(text)) write(text);',
    to: 'if (text) write(text);',
  },
  {
    name: 'a cached page does not contain the requested URL',
    file: `${server}/handle-request.ts`,
    from: 'request.url = asked.url;',
    to: 'request.url = url;',
  },
  {
    name: "a client's own request id is not used",
    file: 'lib/reporting/request-context.ts',
    from: "trustProxy && typeof given === 'string' && USABLE.test(given) ? given",
    to: "typeof given === 'string' ? given",
  },
  {
    name: 'a line break in a value does not start a new log line',
    file: 'lib/reporting/log.ts',
    from: 'text = JSON.stringify(line);',
    to: "text = Object.values(line).join(' ');",
  },
  {
    name: 'logs contain no personal numbers',
    file: 'lib/reporting/log.ts',
    from: '...(redact(fields) as object)',
    to: '...fields',
    tests: ['lib/reporting/log.test.ts', 'lib/reporting/operate.test.ts'],
  },
  {
    name: 'sealed cookies are redacted',
    file: 'lib/reporting/redact.ts',
    from: '[/Fe26\\.2(?:\\*|%2A)[\\w*%~.+/=-]+/gi, REDACTED],',
  },
  {
    name: 'percent-encoded e-mail addresses are redacted',
    file: 'lib/reporting/redact.ts',
    from: '(?:@|%40|%2540|&#64;|\\\\u0040)',
    to: '@',
  },
  {
    name: 'spaced personal numbers are redacted',
    file: 'lib/reporting/redact.ts',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: the text of a source file
    from: 'const BREAK = `(?:[\\\\s-]|${DASH}){0,3}`;',
    to: "const BREAK = '-?';",
  },
  {
    name: 'percent-encoded tokens are redacted',
    file: 'lib/reporting/redact.ts',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: the text of a source file
    from: '(?:(?<![a-z])|(?<=%[\\\\da-f]{2}))(${TOKEN}|${NAMED})(=|%3D)',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: the text of a source file
    to: '(?<![a-z])(${TOKEN}|${NAMED})(=)',
  },
  {
    name: 'telephone numbers with +46 (0) are redacted',
    file: 'lib/reporting/redact.ts',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: the text of a source file
    from: '(?:0${GAP})?|',
    to: '|',
  },
  {
    name: 'tokens in JSON text are redacted',
    file: 'lib/reporting/redact.ts',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: the text of a source file
    from: '`$1$2$3${REDACTED}`',
    to: "'$&'",
  },
  {
    name: 'a name stays inside its structured data',
    file: 'lib/seo/json-ld.ts',
    from: ".replace(/<(?=[/!a-z])/gi, '‹')",
    tests: ['lib/seo/seo.test.ts'],
  },
  {
    name: 'an order with another number is not shown',
    file: 'lib/api/server/endpoints.ts',
    from: "if (String(order.orderId) !== String(orderId)) throw new Refusal('UNANSWERED');",
  },
  {
    name: 'a router’s 404 is not absence',
    file: 'lib/sylius/faults/errors.ts',
    from: "return typeof error.body === 'object' && error.body !== null;",
    to: 'return true;',
    tests: ['lib/api/server/handle.test.ts'],
  },
  {
    name: 'error reports are redacted',
    file: 'lib/reporting/options.ts',
    from: 'beforeSend: <T extends object>(event: T): T => redact(event) as T,',
    tests: ['lib/reporting/operate.test.ts'],
  },
  {
    name: 'an e-mail address has no line break and no markup',
    file: 'lib/checkout/contact.ts',
    from: 'const QUOTED = \'"(?:[ !#-;=?-\\\\[\\\\]-~])+"\';',
    to: 'const QUOTED = \'"(?:[^"])+"\';',
  },
  {
    name: 'a domain may have Swedish letters',
    file: 'lib/checkout/contact.ts',
    from: "const LABEL = '[\\\\p{L}\\\\p{N}](?:[\\\\p{L}\\\\p{M}\\\\p{N}-]{0,61}[\\\\p{L}\\\\p{M}\\\\p{N}])?';",
    to: "const LABEL = '[a-z\\\\d](?:[a-z\\\\d-]{0,61}[a-z\\\\d])?';",
  },
  {
    name: 'a long search is truncated first',
    file: 'lib/routes/search-page.ts',
    from: '.slice(0, LONGEST_TERM)',
  },
  {
    name: 'no search takes long (ReDoS)',
    file: 'lib/product/search-terms.ts',
    from: '(?:\\s*\\/\\s*\\d+)?(?:\\s*x',
    to: '(?:\\s*\\/\\s*\\d+)?(?:\\d+){0,5}(?:\\s*x',
    tests: ['lib/fuzz/addresses.test.ts'],
  },
  {
    name: "markup of the backend's texts is sanitised",
    file: 'components/content/sanitise.ts',
    from: '.use(rehypeSanitize, schema)',
  },
  {
    name: 'the control API responds to this machine only (Host)',
    file: 'backend/http/loopback.ts',
    from: "if (host !== undefined && !LOOPBACK.test(host)) throw new ShopError(403, 'Host');",
    to: 'void host;',
  },
  {
    name: 'the control API takes JSON only',
    file: 'backend/http/loopback.ts',
    from: "throw new ShopError(415, 'JSON only');",
  },
  {
    name: 'an unsigned bank transfer reserves stock for 15 minutes',
    file: 'backend/commerz/start-payment.ts',
    from: 'planAt: Math.min(reservedUntil, payBefore)',
    to: 'planAt: Math.max(reservedUntil, payBefore)',
    tests: ['backend/commerz/unsigned-transfer.test.ts'],
  },
  {
    name: 'the embedded backend listens on the loopback address only',
    file: 'backend/config.ts',
    from: ".default('127.0.0.1')",
    to: ".default('0.0.0.0')",
  },
  {
    name: "only its owner can read the embedded backend's file",
    file: 'backend/db/client.ts',
    from: 'if (existsSync(path)) chmodSync(path, 0o600);',
    to: 'if (existsSync(path)) chmodSync(path, 0o644);',
  },
];

/** Unless named, `from` is deleted, and the tests are those beside the file. */
export const defences = removals.map(({ to = '', tests, ...removal }) => ({
  ...removal,
  to,
  tests: tests ?? [removal.file.replace(/\.m?ts$|\.mjs$/, '.test.ts')],
}));
