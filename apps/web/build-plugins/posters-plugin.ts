import { posterSvg } from '@croupier/game-client/poster/poster-svg.ts';
import { GAMES } from '@croupier/games';
import type { Plugin } from 'vite';

/** Writes each game's poster, drawn by the game client's own art, as `/posters/<game>.svg` beside the scripts. */
export function postersPlugin(): Plugin {
  return {
    name: 'croupier-posters',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    async generateBundle() {
      for (const { definition } of GAMES) {
        const source = await posterSvg(definition.id);
        if (source) this.emitFile({ type: 'asset', fileName: `posters/${definition.id}.svg`, source });
      }
    },
  };
}
