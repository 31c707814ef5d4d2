import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';
import { expect, it } from 'vitest';

/** The stage of slots, and that of boards: a page has one of them. */
const ENTRIES = ['index', 'board-stage'];
const STAGE_BYTES = 30_000;
const ONE_GAME_BYTES = 45_000;

/** A phone on a slow network fetches one of the stages and one game's art, with its scene where it is a board. */
it('weighs little enough for a phone: the stage once, each game little more', async () => {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      target: 'es2023',
      rolldownOptions: {
        input: ENTRIES.map((name) => join(import.meta.dirname, `${name}.ts`)),
        preserveEntrySignatures: 'strict',
      },
    },
  });
  const [output] = [result].flat();
  if (!output || !('output' in output)) throw new Error('Nothing was built');
  const chunks = new Map(
    output.output.filter((part) => part.type === 'chunk').map((chunk) => [chunk.fileName, chunk]),
  );
  /** The chunk and all that it cannot run without. */
  const withImports = (name: string, seen = new Set<string>()): Set<string> => {
    if (!seen.has(name)) {
      seen.add(name);
      for (const each of chunks.get(name)?.imports ?? []) withImports(each, seen);
    }
    return seen;
  };
  const weigh = (names: Iterable<string>) =>
    [...names].reduce((sum, name) => sum + gzipSync(chunks.get(name)?.code ?? '').length, 0);
  for (const entry of ENTRIES) {
    const stage = [...chunks.values()].find(({ isEntry, name }) => isEntry && name === entry)!;
    expect(weigh(withImports(stage.fileName)), entry).toBeLessThan(STAGE_BYTES);
    const games = [...withImports(stage.fileName)]
      .flatMap((name) => chunks.get(name)?.dynamicImports ?? [])
      .filter((name) => /\/(art|board)\/[^/]+\/index\.ts$/.test(chunks.get(name)?.facadeModuleId ?? ''));
    expect(games.length, entry).toBeGreaterThan(1);
    for (const game of games)
      expect(weigh(withImports(game, withImports(stage.fileName))), game).toBeLessThan(ONE_GAME_BYTES);
  }
});
