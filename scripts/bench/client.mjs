import { spawn } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import autocannon from 'autocannon';
import { Refusal } from '../support/say.mjs';
import { versionOf } from './machine.mjs';

const CONNECTIONS = 50;

/** wrk reports more through a script than in its text output. */
const REPORT = `done = function(summary, latency)
  local e = summary.errors
  io.write(string.format('JSON{"answers":%d,"rate":%.3f,"p50":%.3f,"p99":%.3f,"errors":%d}\\n',
    summary.requests, summary.requests / summary.duration * 1e6, latency:percentile(50) / 1000, latency:percentile(99) / 1000,
    e.status + e.connect + e.read + e.write + e.timeout))
end
`;

function runWrk(script, url, seconds, headers) {
  const given = Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`]);
  const child = spawn('wrk', [
    '-t1',
    `-c${CONNECTIONS}`,
    `-d${seconds}s`,
    '--timeout',
    '20s',
    '-s',
    script,
    ...given,
    url,
  ]);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => {
      output += chunk;
    });
  }
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', () => {
      const [, json] = /JSON(\{.*\})/.exec(output) ?? [];
      if (json === undefined) reject(new Refusal(`wrk ${url}: ${output}`));
      else resolve(JSON.parse(json));
    });
  });
}

async function runAutocannon(url, seconds, headers) {
  const result = await autocannon({ url, connections: CONNECTIONS, duration: seconds, headers, timeout: 20 });
  const { requests, latency, non2xx, errors } = result;
  const rate = requests.total / result.duration;
  return { answers: requests.total, rate, p50: latency.p50, p99: latency.p99, errors: non2xx + errors };
}

/**
 * Asks one address for as long and as often as it answers: 50 connections, each asking again when it has its answer. wrk when it is
 * there, since it leaves more of the machine to the server; else autocannon, from within this process.
 */
export function createClient(folder) {
  const hasWrk = versionOf('wrk', ['-v']) !== null;
  const script = join(mkdtempSync(join(folder, 'wrk-')), 'report.lua');
  writeFileSync(script, REPORT);
  return {
    name: hasWrk ? 'wrk -c 50' : 'autocannon -c 50',
    /** @returns answers, answers per second, latency in milliseconds, and how many answers were none or not 2xx or 3xx */
    run: (url, seconds, headers) =>
      hasWrk ? runWrk(script, url, seconds, headers) : runAutocannon(url, seconds, headers),
  };
}
