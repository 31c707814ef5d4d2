import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface ReceivedSms {
  headers: IncomingHttpHeaders;
  body: { to: string; text: string; id: string };
}

/** A gateway on this machine: keeps what it is handed and answers with what it is told to. */
export async function startSmsGateway() {
  const received: ReceivedSms[] = [];
  const answers: ({ status: number; headers?: Record<string, string> } | 'hangs' | 'breaks off')[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const body = JSON.parse(Buffer.concat(chunks).toString()) as ReceivedSms['body'];
      received.push({ headers: request.headers, body });
      const answer = answers.shift() ?? { status: 202 };
      if (answer === 'breaks off') request.socket.destroy();
      else if (answer !== 'hangs') response.writeHead(answer.status, answer.headers).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/messages`,
    received,
    /** The next requests are answered so, one each; the others with 202. */
    answers: (...next: typeof answers) => void answers.push(...next),
    close: () =>
      new Promise((resolve) => {
        server.close(resolve);
        server.closeAllConnections();
      }),
  };
}
