import { feature } from '../../../platform/feature.ts';

export const SUPPORT = feature({
  name: 'support',
  level: 3,
  about: 'what players and visitors write to the house, and what became of it',
  owns: ['support_answer', 'support_note', 'support_request'],
});

export { insertAnswer, insertNote, lockLetter, moveLetter, type LetterInHand } from './letter-store.ts';
export { createSupport } from './support-module.ts';
