/** Something the person at the keyboard can mend: its message is one sentence and is printed without a stack. */
export class SetupError extends Error {
  override name = 'SetupError';
}

/** Prints what went wrong, one sentence where it can be mended by the reader, and gives the exit code. */
export function reportFailure(error: unknown): number {
  if (error instanceof SetupError) console.error(`\n${error.message}`);
  else console.error(error);
  return 1;
}
