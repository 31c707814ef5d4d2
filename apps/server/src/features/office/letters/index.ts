export { createLetters, createLetterWriter, type WriteLetter } from './letters-module.ts';
