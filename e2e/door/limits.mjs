import https from 'node:https';
import tls from 'node:tls';
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

/** A request whose body does not come. */
async function holdOpen(client) {
  const socket = tls.connect({ port: PORT, host: '127.0.0.1', rejectUnauthorized: false });
  socket.on('error', () => undefined).resume();
  await new Promise((resolve) => socket.once('secureConnect', resolve));
  const lines = ['POST /api/commerce/get-rates HTTP/1.1', `Host: localhost:${PORT}`, `X-Forwarded-For: ${client}`];
  await new Promise((resolve) => socket.write(`${lines.join('\r\n')}\r\nContent-Length: 9\r\n\r\n`, resolve));
  return socket;
}

const isSentAway = ({ status, text }) => status === 429 && text.includes('Vänta en minut');

/** Behind a load balancer: a client is an IPv4 address or the /64 of an IPv6 one, has its limits, and no other visitor has them. */
export async function limitsOfOneClient() {
  say('The limits of one client, whom a load balancer names');
  const held = [];
  for (let batch = 0; batch < OPEN; batch += 50) {
    held.push(
      ...(await Promise.all(Array.from({ length: 50 }, (_, each) => holdOpen(HOME_NETWORK(batch + each + 1))))),
    );
  }
  must(isSentAway(await page(HOME_NETWORK(9_999))), `A home with ${OPEN} open requests got another.`);
  must((await page(NEIGHBOUR)).status === 200, 'Its neighbour got no page.');
  for (const socket of held) socket.destroy();

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
