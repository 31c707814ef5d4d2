import { createServer, type Socket } from 'node:net';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';

/** What every scanner knows and nothing suffers from, written so that no scanner of this machine finds it here. */
export const EICAR = Buffer.from(
  ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$', 'EICAR-STANDARD-ANTIVIRUS-TEST-FILE', '!$H+H*'].join(''),
);

const COMMAND = 'zINSTREAM\0';

type Behaviour = 'well' | 'hangs' | 'answers half' | 'breaks off' | 'finds it too large' | 'raves';

/** A clamd that knows one signature, on a unix path or a port of this machine: it speaks INSTREAM and nothing else. */
export async function startClamdStandIn(path?: string) {
  let behaviour: Behaviour = 'well';
  const scanned: Buffer[] = [];
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket.on('error', () => {}).on('close', () => sockets.delete(socket)));
    let said = Buffer.alloc(0);
    socket.on('data', (more: Buffer) => {
      said = Buffer.concat([said, more]);
      if (behaviour === 'breaks off') return void socket.resetAndDestroy();
      const upload = uploadOf(said);
      if (!upload || behaviour === 'hangs') return;
      scanned.push(upload);
      if (behaviour === 'answers half') return void socket.end('stream: ');
      socket.end(`${verdictOn(upload, behaviour)}\0`);
    });
  });
  server.listen(path ?? { port: 0, host: '127.0.0.1' });
  await once(server, 'listening');
  return {
    address: path ?? `127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** What was brought to it whole, in its order. */
    scanned,
    does: (next: Behaviour) => void (behaviour = next),
    close: () =>
      new Promise((resolve) => {
        server.close(resolve);
        for (const socket of sockets) socket.destroy();
      }),
  };
}

function verdictOn(upload: Buffer, behaviour: Behaviour): string {
  if (behaviour === 'finds it too large') return 'INSTREAM size limit exceeded. ERROR';
  if (behaviour === 'raves') return 'stream: OK, or so it seems';
  return upload.includes(EICAR) ? 'stream: Eicar-Test-Signature FOUND' : 'stream: OK';
}

/** @returns undefined until all of it has come */
function uploadOf(said: Buffer): Buffer | undefined {
  if (said.subarray(0, COMMAND.length).toString('latin1') !== COMMAND) return undefined;
  const pieces: Buffer[] = [];
  let at = COMMAND.length;
  while (at + 4 <= said.length) {
    const length = said.readUInt32BE(at);
    if (length === 0) return Buffer.concat(pieces);
    pieces.push(said.subarray(at + 4, at + 4 + length));
    at += 4 + length;
  }
  return undefined;
}
