let crashAt: string | undefined;

/** Arms one named point of the money path (CRASH_AT, only with test seams). */
export function armCrashPoint(name: string | undefined): void {
  crashAt = name;
}

/** Ends this process as a power cut would, when this is the armed point. Elsewhere it does nothing. */
export function crashPoint(name: string): void {
  if (name === crashAt) process.kill(process.pid, 'SIGKILL');
}
