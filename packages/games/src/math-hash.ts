import { canonicalJson } from './canonical-json.ts';
import type { GameDefinition } from './definition.ts';
import { hexOfBytes } from './fair/bytes.ts';
import { sha256 } from './fair/sha256.ts';

const known = new WeakMap<GameDefinition, string>();

/** SHA-256 of the definition's canonical JSON, 64 hexadecimal digits: what a round says it was played by. */
export function mathHash(definition: GameDefinition): string {
  let hash = known.get(definition);
  if (hash === undefined) {
    hash = hexOfBytes(sha256(canonicalJson(definition)));
    known.set(definition, hash);
  }
  return hash;
}
