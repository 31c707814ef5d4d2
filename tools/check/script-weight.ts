import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { ROOT } from '../root.ts';
import type { StepResult } from './step.ts';

/** What is read of Vite's manifest: a chunk by its source, with those it imports at once and those it imports later. */
export type Chunks = Readonly<
  Record<string, { file: string; imports?: readonly string[]; dynamicImports?: readonly string[] }>
>;

/** On every page. */
const FRAME = [
  'app/entry.client.tsx',
  'app/root.tsx',
  'app/shell/language-route.tsx',
  'app/shell/site-layout.tsx',
];
const GAME_CLIENT = '../../packages/game-client/src';

const LOBBY_KB = 146;
/** Each with its scene, and none heavier than the lobby. */
const MECHANICS = ['wheel', 'mini-game', 'treasures', 'calendar', 'piggy-bank', 'quest', 'achievements'].map(
  (name) => ({
    page: name,
    scripts: [`app/features/rewards/${name}/${name}-page.tsx`],
    mostKb: LOBBY_KB,
  }),
);

/**
 * Of all scripts that come with a page by themselves, its texts in English among them. 102 KB of each are React, the router and
 * the queries (decision 0051). A budget is what stands and a little room.
 */
const BUDGETS = [
  { page: 'lobby', scripts: ['app/features/site/lobby/lobby-page.tsx'], mostKb: LOBBY_KB },
  { page: 'login', scripts: ['app/features/people/players/login-page.tsx'], mostKb: 150 },
  { page: 'a slot, before its stage', scripts: ['app/features/play/game/game-page.tsx'], mostKb: 161 },
  {
    page: 'a slot with its stage',
    scripts: [
      'app/features/play/game/game-page.tsx',
      `${GAME_CLIENT}/index.ts`,
      `${GAME_CLIENT}/art/lantern-tide/index.ts`,
      'virtual:messages/en/games.lantern-tide',
    ],
    mostKb: 193,
  },
  ...MECHANICS,
];

/** Holds the built site to its budgets, in Brotli and KB of 1024 bytes. The same source weighs the same on every machine. */
export function weighScripts(): StepResult {
  const client = join(ROOT, 'apps/web/build/client');
  const chunks = JSON.parse(readFileSync(join(client, '.vite/manifest.json'), 'utf8')) as Chunks;
  const routes = readdirSync(join(client, 'assets')).filter((file) => file.startsWith('manifest-'));
  const known = new Map<string, number>();
  const weigh = (file: string): number => {
    const weight = known.get(file) ?? brotliCompressSync(readFileSync(join(client, file))).length;
    known.set(file, weight);
    return weight;
  };
  const frame = scriptsOf(chunks, FRAME).map((file) => ({
    file,
    text: readFileSync(join(client, file), 'utf8'),
  }));
  return judge(
    BUDGETS.map(({ page, scripts, mostKb }) => {
      const files = [...scriptsOf(chunks, [...FRAME, ...scripts]), ...routes.map((file) => `assets/${file}`)];
      return { page, mostKb, kb: files.reduce((sum, file) => sum + weigh(file), 0) / 1024 };
    }),
    notReadAhead(frame),
  );
}

/** Libraries and frame; what is smaller is read in no time. */
const LARGE_BYTES = 32_768;

/** Large scripts of every page that do not tell the browser, in their first line, to read them beside the page's own work. */
export const notReadAhead = (scripts: readonly { file: string; text: string }[]): string[] =>
  scripts
    .filter(({ text }) => text.length > LARGE_BYTES && !text.startsWith('//# allFunctionsCalledOnLoad\n'))
    .map(({ file }) => `${file}: a browser is not told to compile it while it comes`);

interface Weight {
  readonly page: string;
  readonly kb: number;
  readonly mostKb: number;
}

/** Names every page that is over its budget, after other faults, and says of all what they weigh. */
export function judge(weights: readonly Weight[], faults: readonly string[] = []): StepResult {
  const over = weights.filter(({ kb, mostKb }) => kb > mostKb);
  return {
    ok: over.length === 0 && faults.length === 0,
    output: [
      ...faults,
      ...over.map(
        ({ page, kb, mostKb }) => `${page}: ${kb.toFixed(1)} KB of scripts, and ${mostKb} are the most`,
      ),
    ].join('\n'),
    warnings: [weights.map(({ page, kb }) => `${page} ${kb.toFixed(1)} KB`).join(', ')],
  };
}

/**
 * @returns files of these modules, of all they import at once, and of the English texts they ask for
 * @throws for a module that was not built: what is not there weighs nothing, and that would be praised
 */
export function scriptsOf(chunks: Chunks, modules: readonly string[]): string[] {
  const seen = new Set<string>();
  const walk = (source: string): void => {
    if (seen.has(source)) return;
    seen.add(source);
    chunks[source]?.imports?.forEach(walk);
  };
  for (const module of modules) {
    const source = Object.keys(chunks).find((key) => key === module || key.startsWith(`${module}?`));
    if (source === undefined) throw new Error(`${module} is no script of the built site`);
    walk(source);
  }
  for (const source of [...seen])
    for (const later of chunks[source]?.dynamicImports ?? [])
      if (later.startsWith('virtual:messages/en/') && !later.includes('/games.')) walk(later);
  return [...new Set([...seen].flatMap((source) => chunks[source]?.file ?? []))];
}
