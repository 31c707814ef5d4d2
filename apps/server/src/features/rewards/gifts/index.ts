export { createGifts, type Gifts } from './gifts-module.ts';
export { giveUpGifts, takeGiftRound } from './end-gifts.ts';
export { giveGift } from './give-gift.ts';
export { lockGift } from './gifts-store.ts';
export { GIFTS_BOOKS } from './gifts-books-store.ts';
