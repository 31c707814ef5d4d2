import { costOfLoot } from '@croupier/domain/rewards/programmes';
import { MINI_GAMES } from '@croupier/domain/rewards/wheel';
import Type, { type Static } from 'typebox';
import { Closed } from '../../../kit/common-schemas.ts';
import { LootTableSchema, programmeKind } from '../../programmes/index.ts';
import { AttemptsBy, receiverFaultsOf } from '../../wheel/kind/index.ts';

export const MiniGameTermsSchema = Closed({
  as: Type.Enum([...MINI_GAMES]),
  loot: LootTableSchema,
  attempts: Closed(AttemptsBy),
});
export type MiniGameTerms = Static<typeof MiniGameTermsSchema>;

/** A short game for a prize, played by attempts and without a stake. */
export const MINI_GAME = programmeKind({
  kind: 'mini-game',
  terms: MiniGameTermsSchema,
  faultsOf: ({ caps }) => receiverFaultsOf(caps),
  costOf: ({ terms }) => costOfLoot(terms.loot),
});
