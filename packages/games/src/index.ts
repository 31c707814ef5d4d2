export type * from './definition.ts';
export type * from './round.ts';
export { EntryError, MAIN_ENTRY, spinStepsOf } from './round.ts';
export { MOST_DROPS, MOST_FREE_SPINS } from './round-bounds.ts';
export { engineOf } from './engines.ts';
export { isGridDefinition, modesOf, settlesAtOnce, stakeUnitsOf } from './read-definition.ts';
export { canonicalJson } from './canonical-json.ts';
export type { Draw } from './fair/draw.ts';
export {
  CLIENT_SEED_PATTERN,
  commitmentOf,
  createFairStream,
  isClientSeed,
  type FairInputs,
} from './fair/fair-stream.ts';
export { seedChain } from './fair/seed-chain.ts';
export {
  drawWinners,
  entriesHashOf,
  frozenEntries,
  sharedStream,
  type SharedDrawTerms,
  type SharedEntry,
} from './fair/shared-draw.ts';
export {
  drawLoot,
  LOOT_DOMAIN_PREFIXES,
  mayGive,
  MOST_LOOT_ROWS,
  MOST_LOOT_WEIGHT,
  oddsOf,
  tableHash,
  tableText,
  type LootOdds,
  type LootTableRow,
} from './fair/loot.ts';
export { fitOfDraws, type DrawFit } from './fair/draw-fit.ts';
export { verifyLoot, type ClaimedLoot, type LootVerification } from './fair/verify-loot.ts';
export { verifySharedDraw, type SharedVerification } from './fair/verify-shared-draw.ts';
export { tapeDraw } from './fair/tape-draw.ts';
export { chanceToReach, maximumCentiOf, sharedCrashPoint } from './crash/crash-point.ts';
export { endMsOf, flightMsOf, multiplierAt } from './crash/multiplier-at.ts';
export { flightOutcome, LEAST_CENTI } from './crash/play-flight.ts';
export { playTicket, type PoolTicket } from './pool/play-ticket.ts';
export { holdsTicket, openPool, type Pool } from './pool/pool.ts';
export { winsOf } from './steps/card-odds.ts';
export { guessOffers, type GuessOffer } from './steps/guess-offers.ts';
export { stepEnd, stepLevels, type StepLevel } from './steps/step-levels.ts';
export { drawWeighted } from './table/draw-weighted.ts';
export { freeSpinsOffered } from './ways/free-spins-offered.ts';
export { mathHash } from './math-hash.ts';
export { choiceOfAbandoned, decideRound } from './decide-round.ts';
export { definitionByHash } from './portfolio/definition-by-hash.ts';
export { findGame, GAMES, type PortfolioGame } from './portfolio/index.ts';
export { stakeFits, stakesFor, winMinorOf } from './stakes.ts';
export type { ExplainedDraw } from './fair/explaining-draw.ts';
export { verifyRound, type Verification } from './verify-round.ts';

export { parSheetOf, probabilityOfAtLeast, type ParSheet } from './maths/par-sheet.ts';
export {
  createSimulator,
  simulateSpins,
  type Simulation,
  type Simulator,
} from './simulator/simulate-spins.ts';
