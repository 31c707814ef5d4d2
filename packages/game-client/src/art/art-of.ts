import { isGameArt, type GameArt, type SceneArt } from './game-art.ts';

/** One line a game: its art is a chunk of its own, fetched when the game is opened. */
const ART: Readonly<Record<string, () => Promise<SceneArt>>> = {
  'sunny-orchard': () => import('./sunny-orchard/index.ts').then((module) => module.sunnyOrchardArt),
  'lantern-tide': () => import('./lantern-tide/index.ts').then((module) => module.lanternTideArt),
  'bison-valley': () => import('./bison-valley/index.ts').then((module) => module.bisonValleyArt),
  'fair-wheel': () => import('./fair-wheel/index.ts').then((module) => module.fairWheelArt),
  'marble-run': () => import('./marble-run/index.ts').then((module) => module.marbleRunArt),
  'comet-garden': () => import('./comet-garden/index.ts').then((module) => module.cometGardenArt),
  'amber-codex': () => import('./amber-codex/index.ts').then((module) => module.amberCodexArt),
  'paper-dragons': () => import('./paper-dragons/index.ts').then((module) => module.paperDragonsArt),
  'tavern-dice': () => import('./tavern-dice/index.ts').then((module) => module.tavernDiceArt),
  'lucky-fern': () => import('./lucky-fern/index.ts').then((module) => module.luckyFernArt),
  'night-keno': () => import('./night-keno/index.ts').then((module) => module.nightKenoArt),
  'six-of-45': () => import('./six-of-45/index.ts').then((module) => module.sixOf45Art),
  'gearworks': () => import('./gearworks/index.ts').then((module) => module.gearworksArt),
  'honey-hive': () => import('./honey-hive/index.ts').then((module) => module.honeyHiveArt),
  'pearl-reef': () => import('./pearl-reef/index.ts').then((module) => module.pearlReefArt),
  'roof-cats': () => import('./roof-cats/index.ts').then((module) => module.roofCatsArt),
  'queens-ladder': () => import('./queens-ladder/index.ts').then((module) => module.queensLadderArt),
  'high-kite': () => import('./high-kite/index.ts').then((module) => module.highKiteArt),
  'storm-keep': () => import('./storm-keep/index.ts').then((module) => module.stormKeepArt),
  'glacier-run': () => import('./glacier-run/index.ts').then((module) => module.glacierRunArt),
  'gold-rail': () => import('./gold-rail/index.ts').then((module) => module.goldRailArt),
};

/** How a grid game looks, or undefined for a game that the stage cannot show. */
export async function artOf(gameId: string): Promise<GameArt | undefined> {
  const art = await sceneArtOf(gameId);
  return art && isGameArt(art) ? art : undefined;
}

/** Name, scene and poster of any game, or undefined for a game without pictures. */
export async function sceneArtOf(gameId: string): Promise<SceneArt | undefined> {
  return Object.hasOwn(ART, gameId) ? ART[gameId]?.() : undefined;
}

/** Every game that has pictures. */
export const GAME_IDS: readonly string[] = Object.keys(ART);
