import { AUDIT } from './features/office/audit/feature.ts';
import { PERSON_MARKS } from './features/people/person-marks/feature.ts';
import { PLAYERS } from './features/people/players/feature.ts';
import { DOCUMENTS } from './features/people/documents/feature.ts';
import { OPERATORS } from './features/office/operators/feature.ts';
import { FAIRNESS } from './features/play/fairness/feature.ts';
import { PROVIDERS } from './features/play/providers/feature.ts';
import { FLIGHTS } from './features/play/flights/feature.ts';
import { POOLS } from './features/play/pools/feature.ts';
import { REWARDS } from './features/rewards/rewards/feature.ts';
import { BOOKS } from './features/money/books/feature.ts';

/** Everything that is sealed or signed with SEED_KEY, as features keep it: generated from their feature.ts (npm run generate). */
export const SEALED_THINGS = [
  ...AUDIT.sealed,
  ...PERSON_MARKS.sealed,
  ...PLAYERS.sealed,
  ...DOCUMENTS.sealed,
  ...OPERATORS.sealed,
  ...FAIRNESS.sealed,
  ...PROVIDERS.sealed,
  ...FLIGHTS.sealed,
  ...POOLS.sealed,
  ...REWARDS.sealed,
  ...BOOKS.sealed,
] as const;
