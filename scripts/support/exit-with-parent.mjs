// Preloaded into every server that our scripts start: a `kill -9` of the script closes this channel, and the server must exit and
// free its port. Processes forked by a server inherit this preload but have another parent, so they ignore it.
const PATIENCE = 10_000;

if (process.channel && process.env.EXIT_WITH_PARENT === String(process.ppid)) {
  process.once('disconnect', () => {
    process.kill(process.pid, 'SIGTERM');
    setTimeout(() => process.exit(1), PATIENCE).unref();
  });
  // Nobody reads the output any more. Next logs the error of a broken stream, which fails again, in an endless loop.
  // Any other error, as of a full disk, costs only the line.
  for (const stream of [process.stdout, process.stderr]) {
    stream.on('error', ({ code }) => {
      if (code === 'EPIPE' || (code === 'EIO' && stream.isTTY)) process.exit(1);
    });
  }
  process.channel.unref();
}
