// Preloaded into every server that our scripts start: a `kill -9` of the script closes this channel, and the server must
// not stay behind holding its port. Whatever that server forks inherits this preload but has another parent: not its matter.
if (process.channel && process.env.EXIT_WITH_PARENT === String(process.ppid)) {
  process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
  process.channel.unref();
}
