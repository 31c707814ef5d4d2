import { feature } from '../../../platform/feature.ts';
import { GIFTS_BOOKS } from './gifts-books-store.ts';

export const GIFTS = feature({
  name: 'gifts',
  level: 6,
  about: 'rounds that are given, and what their wins become',
  owns: ['gift_grant'],
  books: () => GIFTS_BOOKS,
});

export { createGifts, type Gifts } from './gifts-module.ts';
export { giveUpGifts, stopGiftIn, takeGiftRound } from './end-gifts.ts';
export { giveGift } from './give-gift.ts';
export { insertGift, lockGift, moveGiftEnds } from './gifts-store.ts';
export { makeMoney, type MoneyOfWins } from './make-money.ts';
export { readGiftTerms, writeGiftTerms, type StoredGiftTerms } from './stored-gift-terms.ts';
