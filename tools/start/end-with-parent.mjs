// Preloaded into what we start: when the process that started it is killed, it stops as on SIGTERM.
process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'));
// A program that has nothing more to do ends, though its parent still could speak to it.
process.channel?.unref();
// What it forks in turn has a channel for other things.
const at = process.execArgv.indexOf('--import');
if (at >= 0) process.execArgv.splice(at, 2);
