export { createLobby } from './lobby-module.ts';
export { MOST_EXAMPLES, seedExamples } from './examples.ts';
