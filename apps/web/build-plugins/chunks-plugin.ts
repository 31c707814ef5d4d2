import type { Plugin } from 'vite';

/** What every page needs comes in two files instead of thirty: libraries, which seldom change, and our own kit. */
const GROUPS = [
  {
    name: 'vendor',
    test: /node_modules\/(react|react-dom|scheduler|react-router|@remix-run|cookie-es|@tanstack|use-intl|icu-minify)\//,
  },
  {
    name: 'kit',
    test: /packages\/(ui|domain)\/src\/|apps\/web\/app\/lib\/(?!game-texts|money-input|record-list|date-field)|typebox-lite/,
  },
];

export function chunksPlugin(): Plugin {
  return {
    name: 'croupier-chunks',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    outputOptions: (options) => ({ ...options, codeSplitting: { groups: GROUPS } }),
  };
}
