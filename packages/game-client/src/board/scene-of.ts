import type { BoardScene } from './board-scene.ts';

/** One line a board: its scene is a chunk of its own, with its pictures, fetched when the game is opened. */
const SCENES: Readonly<Record<string, () => Promise<BoardScene>>> = {
  'tavern-dice': () => import('./tavern-dice/index.ts').then((module) => as(module.tavernDiceScene)),
  'marble-run': () => import('./marble-run/index.ts').then((module) => as(module.marbleRunScene)),
  'queens-ladder': () => import('./queens-ladder/index.ts').then((module) => as(module.queensLadderScene)),
  'lucky-fern': () => import('./lucky-fern/index.ts').then((module) => as(module.luckyFernScene)),
  'high-kite': () => import('./high-kite/index.ts').then((module) => as(module.highKiteScene)),
  'roof-cats': () => import('./roof-cats/index.ts').then((module) => as(module.roofCatsScene)),
  'pearl-reef': () => import('./pearl-reef/index.ts').then((module) => as(module.pearlReefScene)),
  'fair-wheel': () => import('./fair-wheel/index.ts').then((module) => as(module.fairWheelScene)),
  'six-of-45': () => import('./six-of-45/index.ts').then((module) => as(module.sixOf45Scene)),
  'night-keno': () => import('./night-keno/index.ts').then((module) => as(module.nightKenoScene)),
};

/** The scene of a board, or undefined for a game that is none. */
export async function boardSceneOf(gameId: string): Promise<BoardScene | undefined> {
  return Object.hasOwn(SCENES, gameId) ? SCENES[gameId]?.() : undefined;
}

/** A scene is handed only what it made itself: layouts, plans, and the definition of its own game. */
const as = (scene: unknown): BoardScene => scene as BoardScene;
