// Preloaded into every server that our scripts start: a `kill -9` of the script closes this channel, and the server must
// not stay behind holding its port. Whatever that server forks inherits this preload but has another parent: not its matter.
const PATIENCE = 10_000;

if (process.channel && process.env.EXIT_WITH_PARENT === String(process.ppid)) {
  process.once('disconnect', () => {
    process.kill(process.pid, 'SIGTERM');
    setTimeout(() => process.exit(1), PATIENCE).unref();
  });
  // Nobody reads any more. Next logs the error of a broken log, which breaks again, for ever and at full speed.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => process.exit(1));
  process.channel.unref();
}
