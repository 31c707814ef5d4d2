export { createGifts, type Gifts } from './gifts-module.ts';
export { takeGiftRound } from './end-gifts.ts';
export { insertGift, lockGift } from './gifts-store.ts';
export { GIFTS_BOOKS } from './gifts-books-store.ts';
