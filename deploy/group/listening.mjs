import { must } from '../support/image.mjs';
import { at, ONE, PROXY, THREE, TWO } from './scene.mjs';

/** Another loopback address of the same machine: Linux answers there for servers that listen on every address. */
const ELSEWHERE = '127.0.0.2';

async function answersElsewhere(port) {
  try {
    await fetch(`http://${ELSEWHERE}:${port}/robots.txt`);
    return true;
  } catch {
    return false;
  }
}

/** Next 16.4 answers these with 500 when it listens on "127.0.0.1" (scripts/support/listen.mjs). */
const UNKNOWN = [
  ['/a/b/c/d/e', 404],
  ['/finns-inte', 404],
  ['/guldtackor/finns-inte', 307],
  ['/KOPA-GULD', 308],
];

/** What listens on loopback is reached by the proxy alone, and answers as what listens on every address. */
export async function onlyByTheProxy() {
  for (const port of [ONE, TWO]) must(!(await answersElsewhere(port)), `${port} is open to other addresses.`);
  if (process.platform === 'linux') {
    must(await answersElsewhere(THREE), `${THREE} does not listen on every address: the check above proves nothing.`);
  }
  for (const [path, status] of UNKNOWN) {
    for (const origin of [PROXY, at(ONE), at(THREE)]) {
      const answer = await fetch(origin + path, { redirect: 'manual' });
      must(answer.status === status, `${origin}${path} answers ${answer.status}, not ${status}.`);
    }
  }
}
