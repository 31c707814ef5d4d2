import { join } from 'node:path';
import { chromium, type Browser, type Page } from '@playwright/test';
import { build } from 'vite';
import { findChromium } from '../../../../tools/testing/chromium.ts';

const WEBGL = ['--use-angle=swiftshader', '--enable-unsafe-swiftshader'];

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

/** A browser for bare pages; graphics are worked out by the processor, by WebGL where it is asked for. */
export function launchForStages(webgl = false): Promise<Browser> {
  const executablePath = findChromium();
  return chromium.launch({
    ...(executablePath && { executablePath }),
    args: ['--no-sandbox', ...(webgl ? WEBGL : ['--disable-gpu'])],
  });
}

/** A page with nothing but a canvas that fills it, and the script. Its faults are printed. */
export async function openStagePage(
  browser: Browser,
  script: string,
  viewport: { width: number; height: number },
): Promise<Page> {
  const page = await browser.newPage({ viewport });
  page.on('pageerror', (error) => console.error(error));
  await page.setContent(
    '<style>body{margin:0}canvas{display:block;width:100vw;height:100vh}</style><canvas></canvas>',
  );
  await page.addScriptTag({ content: script, type: 'module' });
  await page.waitForFunction(() => 'stagePage' in window || 'boardPage' in window);
  return page;
}
