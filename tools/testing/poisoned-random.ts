/**
 * Poisons `Math.random` in every test: whatever of this project calls it fails there and then, also where no rule of the
 * linter sees it (another name, a computed property). Who calls is read off the stack: third-party code under
 * node_modules and Node itself go on as they are, since React, test tools and browsers' stand-ins draw ids by it. Once a process: files
 * that share one run this file again, and a poison around a poison would be a caller of ours.
 */
const POISONED = Symbol.for('croupier: Math.random is poisoned');
const { value: original } = Object.getOwnPropertyDescriptor(Math, 'random') as {
  value: (() => number) & { [POISONED]?: true };
};

const NOT_OURS = /\/node_modules\/|\(node:|at node:/;

function poisoned(): number {
  const { stackTraceLimit } = Error;
  Error.stackTraceLimit = 1;
  const trace: { stack?: string } = {};
  // The frames above this function alone: the first is the caller.
  Error.captureStackTrace(trace, poisoned);
  Error.stackTraceLimit = stackTraceLimit;
  if (NOT_OURS.test(trace.stack ?? '')) return original();
  throw new Error('Math.random was called: take the fair stream or node:crypto');
}

if (!original[POISONED]) {
  const value = Object.assign(poisoned, { [POISONED]: true });
  Object.defineProperty(Math, 'random', { value, configurable: true, writable: true });
}
