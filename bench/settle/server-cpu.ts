import { readdirSync, readFileSync } from 'node:fs';

const TICK_MICROSECONDS = 10_000;

/** Processor time that a PostgreSQL server has used so far, in microseconds, ended backends included; NaN without /proc. */
export function serverCpuMicros(postmasterPid: number): number {
  try {
    const backends = readdirSync('/proc').filter((name) => /^[0-9]+$/.test(name));
    const alive = backends.map(readTimes).filter((times) => times?.parent === postmasterPid);
    const ended = readTimes(String(postmasterPid))?.children ?? NaN;
    return alive.reduce((sum, times) => sum + (times?.own ?? 0), ended);
  } catch {
    return NaN;
  }
}

/** Fields of /proc/<pid>/stat after the name: 2 parent, 12–13 own ticks, 14–15 those of ended children. */
function readTimes(pid: string): { parent: number; own: number; children: number } | undefined {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)!.split(' ').map(Number);
    const ticks = (first: number): number => (fields[first]! + fields[first + 1]!) * TICK_MICROSECONDS;
    return { parent: fields[1]!, own: ticks(11), children: ticks(13) };
  } catch {
    return undefined; // ended between the listing and the look
  }
}

/** Of one process alone; NaN without /proc. */
export const processCpuMicros = (pid: number): number => readTimes(String(pid))?.own ?? NaN;
