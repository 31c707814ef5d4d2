// Preloaded into the services: when the process that started them is killed, they stop as on SIGTERM.
process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'));
