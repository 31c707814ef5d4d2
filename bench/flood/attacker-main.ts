import { connect, type Socket } from 'node:net';
import { ATTACKS } from './attacks.ts';

/** Loopback addresses are all this machine's: the attacker is one of them and no bettor another. */
const FROM = '127.0.0.2';
const TICK_MS = 20;

const [name, port, seconds] = process.argv.slice(2);
const attack = ATTACKS.find((each) => each.name === name)!;
const open = new Set<Socket>();
const ready: { socket: Socket; text: () => string }[] = [];
const told = { opened: 0, closed: 0, written: 0 };

function openOne(): void {
  const socket = connect({ host: '127.0.0.1', port: Number(port), localAddress: FROM });
  const writeSoon = (text: () => string): void => void ready.push({ socket, text });
  open.add(socket);
  told.opened++;
  socket
    .on('connect', () => writeSoon(attack.first))
    .on('data', () => {
      if (attack.again === 'answered' && !ready.some((each) => each.socket === socket))
        writeSoon(attack.next);
    })
    .on('error', () => {})
    .on('close', () => {
      open.delete(socket);
      told.closed++;
    });
  if (attack.again !== 'answered') {
    const timer = setInterval(() => writeSoon(attack.next), attack.again);
    socket.on('close', () => clearInterval(timer));
  }
}

/** So many a second in ticks, also where a tick's part is not whole. */
function paced(perSecond: number): () => number {
  let owed = 0;
  return () => {
    owed = Math.min(owed + (perSecond * TICK_MS) / 1000, perSecond);
    const now = Math.floor(owed);
    owed -= now;
    return now;
  };
}

const opens = paced(attack.opensPerSecond);
const writes = paced(attack.writesPerSecond);
setInterval(() => {
  for (let n = Math.min(opens(), attack.connections - open.size); n > 0; n--) openOne();
  for (let left = writes(); left > 0 && ready.length > 0;) {
    const { socket, text } = ready.shift()!;
    if (!socket.writable) continue;
    socket.write(text());
    told.written++;
    left--;
  }
}, TICK_MS);
setTimeout(
  () => {
    process.stdout.write(JSON.stringify(told));
    process.exit(0);
  },
  Number(seconds) * 1000,
);
process.on('disconnect', () => process.exit(0));
