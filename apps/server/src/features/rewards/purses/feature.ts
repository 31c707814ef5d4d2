import { feature } from '../../../platform/feature.ts';
import { PURSES_BOOKS } from './purses-books-store.ts';

export const PURSES = feature({
  name: 'purses',
  level: 5,
  about: 'bonus money: grants, what it is staked under, how it ends',
  owns: ['bonus_grant'],
  writes: ['player_seat'],
  books: () => PURSES_BOOKS,
});

export { findActiveBonus } from './active-bonus.ts';
export { heldParts } from './held-parts.ts';
export { createPurses, type Purses } from './purses-module.ts';
export { createEndBonus, type BonusLeft, type EndBonus } from './end-bonus.ts';
export { activateGrant, forfeitWin } from './change-grant.ts';
export { lockActive, lockKnownGrant, saveWagerLeft, type ActiveBonus } from './lock-grants.ts';
export { endByPayOut, lockEndedByPayOut } from './end-by-pay-out.ts';
export { giveUpBonuses } from './give-up-bonuses.ts';
export { cancelWaitingGrant, insertGrant, moveGrantEnd, type EndMove, type Grant } from './grants-store.ts';
export { holdPurseSeat, lockPurseSeat } from './purse-seats-store.ts';
export { amountOf, readTerms, textOf, writeTerms, type StoredTerms } from './stored-terms.ts';
export { isAllowedHere } from './is-allowed-here.ts';
