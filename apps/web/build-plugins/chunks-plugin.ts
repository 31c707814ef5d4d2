import type { Plugin } from 'vite';

/** What every page is made of: the start in the browser, the document, its language, and the bars round a page. */
const FRAME = /\/app\/(entry\.client|root|shell\/language-route|shell\/site-layout)\.tsx/;

/** What every page needs comes in two files instead of fifty: libraries, which seldom change, and our own. */
const GROUPS = [
  {
    name: 'vendor',
    test: /node_modules\/(react|react-dom|scheduler|react-router|@remix-run|cookie-es|@tanstack|use-intl|icu-minify|@formatjs)\//,
  },
  { name: frameOf },
];

/** What a browser is told of scripts whose functions run at once: they are compiled while they come, beside the page's own work. */
const ALL_CALLED = '//# allFunctionsCalledOnLoad';
const EAGER = new Set(['vendor', 'frame']);

const TEXTS = 'virtual:messages/';

/**
 * Every page brings the addresses of all: a hash no longer than it must be to change with what a file holds, and no name. What a
 * file is made of stands in the build's `.vite/manifest.json`.
 */
const assetFileNames = 'assets/[hash:7][extname]';
const NAMES = {
  entryFileNames: 'assets/[hash:7].js',
  // Texts stand apart: a page does without those that do not come, and not without a script.
  chunkFileNames: ({ moduleIds }: { moduleIds: readonly string[] }) =>
    `assets/${moduleIds.some((id) => id.includes(TEXTS)) ? 'texts/' : ''}[hash:7].js`,
  assetFileNames,
};

interface Modules {
  getModuleInfo(id: string): { readonly importers: readonly string[] } | null;
}

/** The frame is all that its parts import at once, however far down; nothing of one page alone. */
function frameOf(id: string, modules: Modules): string | null {
  const seen = new Set([id]);
  for (const each of seen) {
    if (FRAME.test(each)) return 'frame';
    modules.getModuleInfo(each)?.importers.forEach((importer) => seen.add(importer));
  }
  return null;
}

export function chunksPlugin(): Plugin {
  return {
    name: 'croupier-chunks',
    apply: 'build',
    // What the server names in a page (fonts, sheets) is the same file that the styles and scripts of the browser name.
    outputOptions(options) {
      if (this.environment.name !== 'client') return { ...options, assetFileNames };
      return { ...options, ...NAMES, codeSplitting: { groups: GROUPS } };
    },
    // Last of all: a line that something puts before it would hide it.
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        if (this.environment.name !== 'client') return;
        for (const file of Object.values(bundle))
          if (file.type === 'chunk' && EAGER.has(file.name)) file.code = `${ALL_CALLED}\n${file.code}`;
      },
    },
  };
}
