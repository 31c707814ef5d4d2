import { createServer, request, type IncomingMessage } from 'node:http';
import { connect } from 'node:net';

/** Which port serves a path. */
export type PortOf = (path: string) => number;

/**
 * What stands in front of several processes that are one site: it sends each path to its port and names the client in
 * X-Forwarded-For. @returns what closes it
 */
export async function startFrontProxy(port: number, portOf: PortOf): Promise<() => Promise<void>> {
  const server = createServer((incoming, outgoing) => {
    const { method, url = '/' } = incoming;
    const options = { host: '127.0.0.1', port: portOf(url), method, path: url, headers: headersOf(incoming) };
    const passed = request(options, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
    });
    passed.on('error', () => (outgoing.headersSent ? outgoing.destroy() : outgoing.writeHead(502).end()));
    outgoing.on('close', () => passed.destroy());
    incoming.pipe(passed);
  });
  server.on('upgrade', (incoming, socket, head) => {
    const { method, url = '/' } = incoming;
    const lines = Object.entries(headersOf(incoming)).map(([name, value]) => `${name}: ${String(value)}`);
    const passed = connect(portOf(url), '127.0.0.1', () => {
      passed.write(`${method} ${url} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`);
      passed.write(head);
      passed.pipe(socket).pipe(passed);
    });
    for (const [one, other] of [
      [passed, socket],
      [socket, passed],
    ] as const)
      one.on('error', () => other.destroy()).on('close', () => other.destroy());
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return () => {
    server.closeAllConnections();
    return new Promise((resolve) => server.close(() => resolve()));
  };
}

const headersOf = ({ headers, socket }: IncomingMessage) => ({
  ...headers,
  'x-forwarded-for': socket.remoteAddress,
});
