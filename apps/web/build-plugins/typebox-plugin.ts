import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

/** Gives browsers `typebox-lite.ts` for `typebox`; what it does not have fails the build of who uses it, not the player. */
export function typeboxPlugin(): Plugin {
  return {
    name: 'croupier-typebox-lite',
    enforce: 'pre',
    applyToEnvironment: (environment) => environment.name === 'client',
    resolveId: (id) =>
      id === 'typebox' ? fileURLToPath(new URL('./typebox-lite.ts', import.meta.url)) : undefined,
  };
}
