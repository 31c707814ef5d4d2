import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import type { AddressInfo } from 'node:net';

/** A letter as a mail server took it. */
export interface TakenLetter {
  readonly to: readonly string[];
  /** As it came, a byte a character. */
  readonly raw: string;
  /** By their names in small letters, unfolded. */
  readonly headers: ReadonlyMap<string, string>;
  /** By their types, decoded. */
  readonly parts: ReadonlyMap<string, string>;
}

export interface TestMailServer {
  readonly url: string;
  readonly taken: TakenLetter[];
  close(): Promise<void>;
}

const CLOSE_TIMEOUT_MS = 50;

/** A mail server that takes every letter, and keeps what it took. */
export async function startMailServer(options: SMTPServerOptions = {}): Promise<TestMailServer> {
  const taken: TakenLetter[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    // Whoever is still connected is waiting for an answer that does not come.
    closeTimeout: CLOSE_TIMEOUT_MS,
    onData: (stream, session, done) => {
      const pieces: Buffer[] = [];
      stream.on('data', (piece: Buffer) => pieces.push(piece));
      stream.on('end', () => {
        const to = session.envelope.rcptTo.map(({ address }) => address);
        const raw = Buffer.concat(pieces).toString('latin1');
        taken.push({ to, raw, ...parsed(raw) });
        done();
      });
    },
    ...options,
  });
  server.on('error', () => {});
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    taken,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

/** Says no as mail servers do. */
export const no = (responseCode: number): Error => Object.assign(new Error('no'), { responseCode });

function parsed(raw: string): Pick<TakenLetter, 'headers' | 'parts'> {
  const { headers, body } = headAndBody(raw);
  const boundary = /boundary="([^"]+)"/.exec(headers.get('content-type') ?? '')?.[1];
  const pieces = boundary === undefined ? [raw] : body.split(`--${boundary}`).slice(1, -1);
  return { headers, parts: new Map(pieces.map((piece) => partOf(piece.replace(/^\r\n/, '')))) };
}

function headAndBody(raw: string) {
  const end = raw.indexOf('\r\n\r\n');
  const lines = raw
    .slice(0, end)
    .replace(/\r\n[ \t]+/g, ' ')
    .split('\r\n');
  const headers = new Map(
    lines.map((line) => [
      line.slice(0, line.indexOf(':')).toLowerCase(),
      wordsOf(line.slice(line.indexOf(':') + 1)),
    ]),
  );
  return { headers, body: raw.slice(end + 4) };
}

/** A header with what is encoded in it as people read it. */
const wordsOf = (value: string): string =>
  value
    .trim()
    .replace(/\?= =\?/g, '?==?')
    .replace(/=\?utf-8\?([bq])\?([^?]*)\?=/gi, (_whole, how: string, text: string) =>
      how.toLowerCase() === 'b' ? Buffer.from(text, 'base64').toString() : quoted(text.replaceAll('_', ' ')),
    );

function partOf(piece: string): [type: string, text: string] {
  const { headers, body } = headAndBody(piece);
  const type = headers.get('content-type')!.split(';', 1)[0]!;
  const how = headers.get('content-transfer-encoding');
  if (how === 'base64') return [type, Buffer.from(body, 'base64').toString()];
  return [type, how === 'quoted-printable' ? quoted(body.replace(/=\r\n/g, '')) : body];
}

const quoted = (text: string): string =>
  Buffer.from(
    text.replace(/=([0-9A-F]{2})/gi, (_whole, hex: string) => String.fromCharCode(parseInt(hex, 16))),
    'latin1',
  ).toString();
