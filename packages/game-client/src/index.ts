export { artOf } from './art/art-of.ts';
export type { GameArt } from './art/game-art.ts';
export { pictureSvg } from './picture/picture-svg.ts';
export { planShow, type Show } from './show/plan-show.ts';
export type { SoundCue } from './show/sound-cues.ts';
export { createStage, type Stage, type StageOptions } from './stage/create-stage.ts';
export type { StageTexts } from './stage/view.ts';
