import type { LiveMessage } from '@croupier/contract/site/live';

const FORCED_MS = 500;
const BACKOFF_MS = [1_000, 2_000, 4_000, 8_000, 15_000, 30_000] as const;

export interface LiveSocketOptions {
  /** The socket's address for a one-time ticket, or for a visitor without one. */
  address(ticket: string | undefined): string;
  /** A fresh ticket; undefined for a visitor. */
  ticket(): Promise<string | undefined>;
  onMessage(message: LiveMessage): void;
  /** The line is up, for the first time or again. What was told before has not been heard and must be fetched. */
  onOpened(): void;
  open?: (address: string) => WebSocket;
  /** Spread of waiting times, 0 to 1, so that a restarted server is not met by everyone at once. */
  spread?: () => number;
}

export interface LiveSocket {
  /** Connects again 500 ms from now: after login, logout, or when the page comes back and the line is down. */
  reconnectSoon(): void;
  isOpen(): boolean;
  stop(): void;
}

/** Keeps one socket open. Losing it is normal: the next try waits longer each time, with a spread. */
export function createLiveSocket(options: LiveSocketOptions): LiveSocket {
  const open = options.open ?? ((address) => new WebSocket(address));
  const spread = options.spread ?? (() => crypto.getRandomValues(new Uint32Array(1))[0]! / 2 ** 32);
  let socket: WebSocket | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;
  let stopped = false;

  const later = (waitMs: number) => {
    clearTimeout(timer);
    if (!stopped) timer = setTimeout(() => void connect(), waitMs);
  };
  const lost = () => {
    socket = undefined;
    const waitMs = BACKOFF_MS[Math.min(failures++, BACKOFF_MS.length - 1)]!;
    later(waitMs * (0.5 + spread() / 2));
  };
  const drop = () => {
    const old = socket;
    socket = undefined;
    old?.close();
  };
  async function connect(): Promise<void> {
    drop();
    let ticket: string | undefined;
    try {
      ticket = await options.ticket();
    } catch {
      return lost();
    }
    if (stopped) return;
    drop();
    const mine = (socket = open(options.address(ticket)));
    mine.onopen = () => {
      failures = 0;
      options.onOpened();
    };
    mine.onmessage = ({ data }) => mine === socket && receive(data, options.onMessage);
    mine.onclose = () => mine === socket && lost();
    mine.onerror = () => mine.close();
  }

  later(0);
  return {
    reconnectSoon: () => {
      failures = 0;
      later(FORCED_MS);
    },
    isOpen: () => socket?.readyState === 1,
    stop: () => {
      stopped = true;
      clearTimeout(timer);
      drop();
    },
  };
}

function receive(data: unknown, onMessage: (message: LiveMessage) => void): void {
  let message: unknown;
  try {
    message = JSON.parse(String(data));
  } catch (error) {
    return console.warn('A live message was not JSON', error);
  }
  if (typeof message === 'object' && message !== null && 'name' in message && 'data' in message)
    onMessage(message as LiveMessage);
}
