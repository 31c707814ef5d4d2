import { connect } from 'node:net';

/** One keep-alive connection, as cheap for whoever asks as it can be: one question at a time. */
export interface Connection {
  /** @returns the status, once the whole answer is there */
  ask(request: string): Promise<number>;
  end(): void;
}

export interface Post {
  readonly port: number;
  readonly path: string;
  readonly cookie: string;
  /** JSON, without letters beyond ASCII. */
  readonly body: string;
  /** Of the player, where the server trusts whoever stands in front of it. */
  readonly address?: string;
}

export function postOf({ port, path, cookie, body, address }: Post): string {
  const forwarded = address === undefined ? '' : `X-Forwarded-For: ${address}\r\n`;
  return `POST ${path} HTTP/1.1\r\nHost: localhost:${port}\r\nOrigin: http://localhost:${port}\r\nCookie: ${cookie}\r\n${forwarded}Content-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body}`;
}

/** A connection that is lost fails whoever waits for an answer. */
export function openConnection(port: number): Promise<Connection> {
  const socket = connect({ port, host: '127.0.0.1', noDelay: true }).setEncoding('latin1');
  let text = '';
  let waiting: PromiseWithResolvers<number> | undefined;
  socket.on('data', (chunk) => {
    text += String(chunk);
    const head = text.indexOf('\r\n\r\n');
    if (head < 0) return;
    const length = /content-length: (\d+)/i.exec(text.slice(0, head))?.[1];
    if (text.length < head + 4 + Number(length)) return;
    waiting?.resolve(Number(text.slice('HTTP/1.1 '.length, 'HTTP/1.1 200'.length)));
  });
  socket.once('close', () => waiting?.reject(new Error('The server has closed a connection')));
  const connection: Connection = {
    ask: (request) => {
      if (!socket.writable) return Promise.reject(new Error('The server has closed a connection'));
      text = '';
      waiting = Promise.withResolvers<number>();
      socket.write(request);
      return waiting.promise;
    },
    end: () => void socket.end(),
  };
  return new Promise((resolve, reject) => {
    socket.once('connect', () => resolve(connection));
    socket.once('error', reject);
  });
}
