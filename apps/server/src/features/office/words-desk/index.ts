export { createWordsDesk } from './words-desk-module.ts';
