import { join } from 'node:path';
import { build } from 'vite';

/** The stage with every game, as one script for a bare page: `window.stagePage` for slots, `window.boardPage` for boards. */
export async function bundleStagePage(
  main: 'stage-page-main.ts' | 'board-page-main.ts' = 'stage-page-main.ts',
): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      minify: false,
      lib: { entry: join(import.meta.dirname, main), formats: ['es'], fileName: 'page' },
      rolldownOptions: { output: { codeSplitting: false } },
    },
  });
  const [output] = [result].flat();
  if (!output || !('output' in output)) throw new Error('Nothing was built');
  return output.output[0].code;
}
