import type { GameDefinition } from '../definition.ts';
import { mathHash } from '../math-hash.ts';
import declared from './declared.json' with { type: 'json' };
import type { DeclaredSheet } from './declare.ts';

interface Declaration {
  readonly mathHash: string;
  readonly modes: Readonly<Record<string, DeclaredSheet>>;
}

const DECLARED = declared as unknown as Readonly<Record<string, Declaration>>;

/**
 * What the house declares of a game's mode: computed beforehand by `npm run maths`, and again by the tests, which fail
 * when the two differ. Throws for a definition that nothing was computed for.
 */
export function declaredSheetOf(definition: GameDefinition, mode: string): DeclaredSheet {
  const declaration = DECLARED[definition.id];
  const sheet = declaration?.mathHash === mathHash(definition) ? declaration.modes[mode] : undefined;
  if (!sheet) throw new Error(`Nothing is declared of ${definition.id}, ${mode}: run npm run maths`);
  return sheet;
}
