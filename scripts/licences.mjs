// `npm run licences`: the shop's packages and their licences.
import { lockedPackages } from './support/packages.mjs';
import { Refusal, run, say } from './support/say.mjs';

await run(() => {
  const packages = lockedPackages();
  const byLicence = new Map();
  for (const entry of packages) byLicence.set(entry.licence, [...(byLicence.get(entry.licence) ?? []), entry]);
  for (const [licence, entries] of [...byLicence].sort(([a], [b]) => a.localeCompare(b))) {
    say(`\n${licence} (${entries.length})`);
    for (const { name, version, isDev } of entries) say(`  ${name} ${version}${isDev ? ' (development)' : ''}`);
  }
  const wrong = packages.filter(({ problems }) => problems.length > 0);
  if (wrong.length > 0)
    throw new Refusal(wrong.map(({ name, problems }) => `${name}: ${problems.join(', ')}`).join('\n'));
});
