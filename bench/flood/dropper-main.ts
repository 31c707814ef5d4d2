import { createServer, type AddressInfo } from 'node:net';

/** A server that only drops: what an attack costs the machine when nothing is done for it at all. */
const server = createServer((socket) => socket.on('error', () => {}).destroy());
server.listen(0, '127.0.0.1', () => process.send!((server.address() as AddressInfo).port));
process.on('disconnect', () => process.exit(0));
