import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';
import { expect, it } from 'vitest';

const SHARED_BYTES = 40_000;
const ONE_GAME_BYTES = 60_000;

/** A phone on a slow network fetches the stage and one game's art, with its scene where it is a board. */
it('weighs little enough for a phone: the stage once, each game little more', async () => {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      target: 'es2023',
      rolldownOptions: {
        input: ['index.ts', 'board-stage.ts'].map((name) => join(import.meta.dirname, name)),
        preserveEntrySignatures: 'strict',
      },
    },
  });
  const [output] = [result].flat();
  if (!output || !('output' in output)) throw new Error('Nothing was built');
  const chunks = output.output.filter((part) => part.type === 'chunk');
  const weigh = (some: typeof chunks) => some.reduce((sum, { code }) => sum + gzipSync(code).length, 0);
  const isArt = ({ facadeModuleId }: (typeof chunks)[number]) =>
    /\/(art|board)\/[^/]+\/index\.ts$/.test(facadeModuleId ?? '');
  const shared = weigh(chunks.filter((chunk) => !isArt(chunk)));
  expect(shared).toBeLessThan(SHARED_BYTES);
  const games = chunks.filter(isArt);
  expect(games.length).toBeGreaterThan(1);
  for (const game of games) expect(shared + weigh([game]), game.fileName).toBeLessThan(ONE_GAME_BYTES);
});
