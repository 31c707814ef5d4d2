import { createHash } from 'node:crypto';
import { drawingFile, readPosterPath } from '@croupier/domain/site/posters';
import { LANGUAGES, type Language } from '@croupier/domain/site/regions';
import { posterSvg } from '@croupier/game-client/poster/poster-svg.ts';
import { GAMES } from '@croupier/games';
import { namesOf } from '@croupier/games/portfolio/names.ts';
import type { Plugin } from 'vite';

const VERSIONS = 'virtual:posters';

interface Drawn {
  /** Changes with any of the drawings. */
  readonly version: string;
  readonly drawings: Readonly<Record<Language, string>>;
}

/**
 * Draws each game's poster, by the game client's own art, in each language. `virtual:posters` has the version of each game's;
 * the drawings lie in `.posters` beside the scripts, where the server makes pictures of them and browsers cannot see them.
 */
export function postersPlugin(): Plugin {
  let all: Promise<Map<string, Drawn>> | undefined;
  const drawn = () => (all ??= drawAll());
  return {
    name: 'croupier-posters',
    resolveId: (id) => (id === VERSIONS ? `\0${id}` : undefined),
    async load(id) {
      if (id !== `\0${VERSIONS}`) return undefined;
      const versions = [...(await drawn())].map(([game, { version }]) => [game, version]);
      return `export default ${JSON.stringify(Object.fromEntries(versions))};`;
    },
    async generateBundle() {
      if (this.environment.name !== 'client') return;
      for (const [game, { version, drawings }] of await drawn())
        for (const language of LANGUAGES)
          this.emitFile({
            type: 'asset',
            fileName: `.posters/${drawingFile({ game, version, language })}`,
            source: drawings[language],
          });
    },
    // While developing there is nobody who makes pictures; a drawing does as well.
    configureServer: (server) =>
      void server.middlewares.use((request, response, next) => {
        const address = readPosterPath(request.url ?? '');
        if (!address) return next();
        drawn().then((posters) => {
          response.setHeader('content-type', 'image/svg+xml');
          response.end(posters.get(address.game)?.drawings[address.language]);
        }, next);
      }),
  };
}

async function drawAll(): Promise<Map<string, Drawn>> {
  const all = new Map<string, Drawn>();
  for (const { definition } of GAMES) {
    const drawings = await drawOne(definition.id);
    const version = createHash('sha256').update(Object.values(drawings).join()).digest('hex').slice(0, 8);
    all.set(definition.id, { version, drawings });
  }
  return all;
}

/** The art's own lettering is English; a name that is the same elsewhere keeps it. */
async function drawOne(game: string): Promise<Record<Language, string>> {
  const names = namesOf(game);
  const draw = async (language: Language) => {
    const name = names[language];
    return [language, (await posterSvg(game, name === names.en ? undefined : name)) ?? ''] as const;
  };
  return Object.fromEntries(await Promise.all(LANGUAGES.map(draw))) as Record<Language, string>;
}
