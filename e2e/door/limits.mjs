import { once } from 'node:events';
import http2 from 'node:http2';
import https from 'node:https';
import { must } from '../../deploy/support/image.mjs';
import { say } from '../../scripts/support/say.mjs';
import { PORT } from './scene.mjs';

/** As in deploy/nginx/shop.conf: requests in progress of one client, and pages at once. */
const OPEN = 600;
const PAGES_AT_ONCE = 1_000;

const HOME_NETWORK = (number) => `2001:db8:7:42::${number.toString(16)}`;
const NEIGHBOUR = '2001:db8:7:43::1';

/** A page for a visitor that the load balancer names; resolves with the response's status and text. */
function page(client, { path = '/', agent } = {}) {
  return new Promise((resolve, reject) => {
    https
      .get(`https://localhost:${PORT}${path}`, { agent, headers: { 'x-forwarded-for': client } }, (response) => {
        let text = '';
        response.setEncoding('utf8').on('data', (part) => {
          text += part;
        });
        response.once('end', () => resolve({ status: response.statusCode, text }));
      })
      .once('error', reject);
  });
}

/** Streams of one connection that nginx allows. */
const STREAMS = 120;

/** A connection with requests whose bodies do not come, each of another address of one home; resolves when nginx has read them all. */
async function holdOpen(first) {
  const session = http2.connect(`https://localhost:${PORT}`);
  session.on('error', () => undefined);
  await once(session, 'connect');
  for (let each = first; each < first + STREAMS; each += 1) {
    const headers = { ':path': '/api/commerce/get-rates', ':method': 'POST', 'content-length': '9' };
    session.request({ ...headers, 'x-forwarded-for': HOME_NETWORK(each) }).on('error', () => undefined);
  }
  // Frames are read in their order.
  await new Promise((resolve, reject) => session.ping((error) => (error ? reject(error) : resolve())));
  return session;
}

const isSentAway = ({ status, text }) => status === 429 && text.includes('Vänta en minut');

/** Behind a load balancer: a client is an IPv4 address or the /64 of an IPv6 one, has its limits, and no other visitor has them. */
export async function limitsOfOneClient() {
  say('The limits of one client, whom a load balancer names');
  const held = await Promise.all(Array.from({ length: OPEN / STREAMS }, (_, each) => holdOpen(1 + each * STREAMS)));
  must(isSentAway(await page(HOME_NETWORK(9_999))), `A home with ${OPEN} open requests got another.`);
  must((await page(NEIGHBOUR)).status === 200, 'Its neighbour got no page.');
  for (const session of held) session.destroy();

  const agent = new https.Agent({ keepAlive: true, maxSockets: 50, ca: https.globalAgent.options.ca });
  const pages = await Promise.all(Array.from({ length: 3 * PAGES_AT_ONCE }, () => page('198.51.100.9', { agent })));
  agent.destroy();
  const shown = pages.filter(({ status }) => status === 200).length;
  must(shown >= PAGES_AT_ONCE && shown < pages.length, `${shown} of ${pages.length} pages at once were shown.`);
  must(
    pages.every((each) => each.status === 200 || isSentAway(each)),
    'A page was neither shown nor refused politely.',
  );
  must((await page('198.51.100.10')).status === 200, 'Another address got no page.');
  say(`  ${OPEN} open requests of one /64, ${shown} of ${pages.length} pages at once of one address`);
}
