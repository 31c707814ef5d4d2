import type { SoundLevels } from '@croupier/game-client';

/** Nothing is heard. */
export const SILENT: SoundLevels = { effects: 0, music: 0 };
