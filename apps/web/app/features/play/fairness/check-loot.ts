import { canonicalJson } from '@croupier/games/canonical-json.ts';
import { verifyLoot, type LootVerification } from '@croupier/games/fair/verify-loot.ts';
import { lootRequest, type LootRequest } from '@croupier/games/verifier/loot-request.ts';
import type { CheckState } from './verification-view.ts';

/** A row of the table as the page shows it. */
export interface LootRowView {
  readonly weight: number;
  readonly chance: number;
  /** The prize as it was hashed. */
  readonly reward: string;
  readonly isDrawn: boolean;
  readonly isGiven: boolean;
}

export interface CheckedLoot {
  readonly request: LootRequest;
  readonly verification: LootVerification;
  /** Each has a text under `fairness.verify.loot.checks`. */
  readonly checks: readonly { readonly name: LootCheckName; readonly state: CheckState }[];
  readonly rows: readonly LootRowView[];
}

export type LootCheckName = 'commitment' | 'table' | 'place' | 'given';

/** Why there is nothing to compute; each has a text under `fairness.verify.loot`. */
export type LootProblem = 'noJson' | 'secret' | 'noDraw';

/** Draws from a table again, here, from the JSON of a draw as the API answers it. */
export function checkLoot(text: string): CheckedLoot | LootProblem {
  const json = parsed(text);
  if (json === undefined) return 'noJson';
  if (isSecret(json)) return 'secret';
  try {
    const request = lootRequest(json);
    return viewOf(request, verifyLoot(request));
  } catch (error) {
    // Both say that a value is missing or outside its grammar; the page says what a draw has.
    if (error instanceof TypeError || error instanceof RangeError) return 'noDraw';
    throw error;
  }
}

function viewOf(request: LootRequest, verification: LootVerification): CheckedLoot {
  const { commitmentMatches, tableMatches, placeMatches, givenFits, drawnPlace, odds } = verification;
  const told = (name: LootCheckName, agrees: boolean) =>
    ({ name, state: agrees ? 'agrees' : 'differs' }) as const;
  return {
    request,
    verification,
    checks: [
      told('commitment', commitmentMatches),
      told('table', tableMatches),
      told('place', placeMatches),
      told('given', givenFits),
    ],
    rows: request.rows.map(({ weight, reward }, place) => ({
      weight,
      chance: odds.chances[place]!,
      reward: canonicalJson(reward),
      isDrawn: place === drawnPlace,
      isGiven: place === request.givenPlace,
    })),
  };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

function isSecret(json: unknown): boolean {
  const { proof = json } = (json ?? {}) as { proof?: unknown };
  return (proof as { serverSeed?: unknown } | null)?.serverSeed === null;
}
