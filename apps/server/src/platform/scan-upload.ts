import { connect, type Socket } from 'node:net';
import { fewOrBusy } from './few-at-a-time.ts';
import { refuse } from './refusal.ts';

/** `away`: whoever should look does not answer, and what nobody has looked at is not taken. */
export type Scanned = 'clean' | 'infected' | 'away';
export type ScanUpload = (upload: Uint8Array) => Promise<Scanned>;

/** To whoever brought what nobody could look at. */
export const refuseUnscanned = () => refuse('unavailable', { retryAfterMs: 5_000 });

const TIMEOUT_MS = 15_000;
/** Each holds its upload while it waits. */
const AT_ONCE = 4;
const WAITING_MAX = 16;
/** An answer is one short line. */
const ANSWER_BYTES_MAX = 1_000;
const CHUNK_BYTES = 64 * 1024;

interface Scanner {
  /** Of clamd: a unix path or `host:port`; undefined: this house asks nobody. */
  readonly address: string | undefined;
  readonly timeoutMs?: number;
  /** Of what was found. */
  warn(message: string, details: object): void;
  /** Of a scanner that is away. */
  error(message: string, details: object): void;
}

/** Asks clamd about uploads before anything reads them (INSTREAM). What it found is logged, and nothing of whose it was. */
export function createScanUpload({ address, timeoutMs = TIMEOUT_MS, warn, error }: Scanner): ScanUpload {
  if (address === undefined) return async () => 'clean';
  const few = fewOrBusy(AT_ONCE, WAITING_MAX);
  return async (upload) => {
    try {
      const answer = await few(() => ask(address, upload, timeoutMs));
      if (answer === 'busy') return 'away';
      if (answer === CLEAN) return 'clean';
      const [, signature] = FOUND.exec(answer) ?? [];
      if (signature === undefined)
        throw new Error(`the scanner said what is no verdict: ${answer.slice(0, 80)}`);
      warn('an upload was infected', { signature, bytes: upload.byteLength });
      return 'infected';
    } catch (err) {
      error('the scanner of uploads does not answer, and none is taken', { err });
      return 'away';
    }
  };
}

const CLEAN = 'stream: OK';
const FOUND = /^stream: ([\x21-\x7e]{1,200}) FOUND$/;

/** @returns its whole answer without the end; half of one is none */
function ask(address: string, upload: Uint8Array, timeoutMs: number): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(targetOf(address));
    let answer = '';
    const timer = setTimeout(() => socket.destroy(new Error('the scanner is silent')), timeoutMs);
    socket.setEncoding('latin1');
    socket.on('connect', () => say(socket, upload));
    socket.on('data', (text: string) => {
      answer += text;
      if (answer.includes('\0')) resolve(answer.slice(0, answer.indexOf('\0')));
      if (answer.includes('\0') || answer.length > ANSWER_BYTES_MAX) socket.destroy();
    });
    socket.on('error', reject);
    socket.on('close', () => {
      clearTimeout(timer);
      reject(new Error('the scanner broke off'));
    });
  });
}

/** Each piece follows its length, and one of no length is the end. */
function say(socket: Socket, upload: Uint8Array): void {
  const length = Buffer.alloc(4);
  socket.write('zINSTREAM\0');
  for (let at = 0; at < upload.byteLength; at += CHUNK_BYTES) {
    const piece = upload.subarray(at, at + CHUNK_BYTES);
    length.writeUInt32BE(piece.byteLength);
    socket.write(Buffer.from(length));
    socket.write(piece);
  }
  length.writeUInt32BE(0);
  socket.write(Buffer.from(length));
}

function targetOf(address: string): { path: string } | { host: string; port: number } {
  if (address.startsWith('/')) return { path: address };
  const at = address.lastIndexOf(':');
  return { host: address.slice(0, at).replace(/^\[|\]$/g, ''), port: Number(address.slice(at + 1)) };
}
