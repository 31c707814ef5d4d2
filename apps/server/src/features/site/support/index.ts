export { insertAnswer, insertNote, lockLetter, moveLetter, type LetterInHand } from './letter-store.ts';
export { createSupport } from './support-module.ts';
