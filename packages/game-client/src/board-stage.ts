/** The stage of a board, without what only slots need. */
export { createBoardStage, type BoardStage } from './board/create-board-stage.ts';
export { boardSceneOf } from './board/scene-of.ts';
export { createSound, type Sound, type SoundLevels } from './sound/create-sound.ts';
