import { canonicalJson } from '../canonical-json.ts';
import type { GameDefinition } from '../definition.ts';
import { modesOf } from '../read-definition.ts';
import { hexOfBytes } from '../fair/bytes.ts';
import { commitmentOf } from '../fair/fair-stream.ts';
import { sha256 } from '../fair/sha256.ts';
import { mathHash } from '../math-hash.ts';
import type { Choice, Entry, Given, OpenTurn } from '../round.ts';
import { quickDraw } from '../simulator/quick-draw.ts';
import { verifyRound, type Verification } from '../verify-round.ts';
import { branchesOf } from './branches.ts';
import type { RoundVector } from './vector-file.ts';

/** Rounds tried of each mode. */
const NONCES = 1_500;
const CLIENT_SEED = 'lucky-seven_7';
/** An outcome longer than this is told by its hash alone. */
const LONGEST_OUTCOME = 4_000;

/** The first rounds of a definition that reach something no earlier one did, mode by mode. */
export function findRounds(definition: GameDefinition, serverSeed: string): RoundVector[] {
  const known = new Set<string>();
  const found: RoundVector[] = [];
  for (const mode of modesOf(definition)) {
    for (let nonce = 0; nonce < NONCES; nonce += 1) {
      const seeds = { definition, serverSeed, nonce, clientSeed: CLIENT_SEED };
      const entry = { mode, choices: choicesOf(seeds, mode) };
      const vector = vectorOf(seeds, entry, known);
      if (vector.reaches.length > 0) found.push(vector);
    }
  }
  return found;
}

/** A round as it is published. What it reaches beyond `known` is added there. */
export function vectorOf(
  seeds: { definition: GameDefinition; serverSeed: string; clientSeed: string; nonce: number },
  entry: Entry & { given?: Given },
  known: Set<string>,
): RoundVector {
  const { outcome, draws } = computed(seeds, entry);
  const rejected = draws.reduce((sum, draw) => sum + draw.rejected, 0);
  const reaches = branchesOf({ definition: seeds.definition, entry, outcome, rejected }).filter(
    (name) => !known.has(name),
  );
  for (const name of reaches) known.add(name);
  const text = canonicalJson(outcome);
  return {
    mathHash: mathHash(seeds.definition),
    clientSeed: seeds.clientSeed,
    nonce: seeds.nonce,
    ...entry,
    reaches,
    draws: draws.map(({ n, result }) => [n, result] as const),
    winUnits: outcome.winUnits,
    capped: outcome.capped,
    stepUnits: outcome.steps.map(({ units }) => units),
    outcomeHash: hexOfBytes(sha256(text)),
    ...(text.length <= LONGEST_OUTCOME && { outcome }),
  };
}

function computed(
  seeds: { definition: GameDefinition; serverSeed: string; clientSeed: string; nonce: number },
  entry: Entry,
): Verification {
  return verifyRound({ ...seeds, commitment: commitmentOf(seeds.serverSeed), entry });
}

/** What a player who tosses for everything chooses: some rounds are left open, some money is taken early. */
function choicesOf(
  seeds: { definition: GameDefinition; serverSeed: string; clientSeed: string; nonce: number },
  mode: string,
): readonly Choice[] {
  const toss = quickDraw(seeds.nonce);
  const choices: Choice[] = [...withBet(seeds.definition, mode, toss)];
  for (;;) {
    const { open } = computed(seeds, { mode, choices }).outcome;
    if (open === null || toss.below(12) === 0) return choices;
    choices.push(answerOf(open, toss));
  }
}

type Toss = ReturnType<typeof quickDraw>;

function answerOf({ allowed, cashOutUnits }: OpenTurn, toss: Toss): Choice {
  if (cashOutUnits !== null && toss.below(6) === 0) return [];
  return allowed[toss.below(allowed.length)]!;
}

const AIMS = [[], [101], [137], [200], [300], [1_000]];

function withBet(definition: GameDefinition, mode: string, toss: Toss): readonly Choice[] {
  if (definition.engine === 'crash') {
    const aim = AIMS[toss.below(AIMS.length)]!;
    return aim.length === 0 || aim[0]! > definition.maximumWinStakes * 100 ? [] : [aim];
  }
  if (definition.engine !== 'draw') return [];
  const { picks } = definition.modes.find(({ id }) => id === mode)!;
  const left = Array.from({ length: definition.numbers }, (_, index) => index + 1);
  return [Array.from({ length: picks }, () => left.splice(toss.below(left.length), 1)[0]!)];
}
