import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const sheet = (name: string) => readFileSync(new URL(`./${name}`, import.meta.url), 'utf8');
const shared = sheet('themes.css');
const ofToro = sheet('../toro.css');
const THEMES = ['white', 'dark', 'red', 'darkBlue', 'green'] as const;
type Tokens = Record<string, string>;

const tokensIn = (css: string, selector: RegExp): Tokens =>
  Object.fromEntries(
    [...selector.exec(css)![1]!.matchAll(/--([\w-]+): ([^;]+);/g)].map(([, name, value]) => [name!, value!]),
  );
const themes = new Map<string, Tokens>(
  THEMES.map((theme) => [theme, tokensIn(shared, new RegExp(`\\[data-theme='${theme}'\\] \\{([^}]*)\\}`))]),
);
/** What the brand says otherwise, over what all share. */
const toro = new Map<string, Tokens>(
  THEMES.map((theme) => [
    theme,
    {
      ...themes.get(theme),
      ...tokensIn(ofToro, new RegExp(`\\[data-theme='${theme}'\\]:is[^{]*\\{([^}]*)\\}`)),
    },
  ]),
);
const LOOKS = THEMES.flatMap((theme) => [
  { brand: 'rino', theme, tokens: themes.get(theme)! },
  { brand: 'toro', theme, tokens: toro.get(theme)! },
]);

/** WCAG 2.2 relative luminance and contrast. */
function contrast(a: string, b: string): number {
  const [lighter, darker] = [luminance(a), luminance(b)].sort((x, y) => y - x) as [number, number];
  return (lighter + 0.05) / (darker + 0.05);
}

function luminance(hex: string): number {
  const [r, g, b] = [1, 3, 5]
    .map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((c) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4)) as [number, number, number];
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

const SURFACES = ['surface-0', 'surface-1', 'surface-2'];
/** [what is read, what it stands on, least ratio] */
const PAIRS: [string, string, number][] = [
  ...['text-1', 'text-2', 'text-3', 'link', 'gold', 'win', 'lose', 'warn'].flatMap((text) =>
    SURFACES.map((surface): [string, string, number] => [text, surface, 4.5]),
  ),
  ['text-1', 'surface-3', 4.5],
  ['text-2', 'surface-3', 4.5],
  ['accent-text', 'accent', 4.5],
  ['accent-text', 'accent-hover', 4.5],
  ['link', 'accent-soft', 4.5],
  ['gold-fill-text', 'gold-fill', 4.5],
  ['felt-text', 'felt-1', 4.5],
  ['felt-text', 'felt-2', 4.5],
  ['felt-text-2', 'felt-1', 4.5],
  ['felt-text-2', 'felt-2', 4.5],
  ['surface-0', 'text-1', 4.5],
  ['surface-1', 'lose', 4.5],
  ...SURFACES.flatMap((surface): [string, string, number][] => [
    ['focus', surface, 3],
    ['control-line', surface, 3],
  ]),
];

test('the five themes have the same tokens, and a brand brings no others', () => {
  const names = Object.keys(themes.get('white')!).sort();
  expect(names.length).toBeGreaterThan(25);
  for (const { theme, tokens } of LOOKS) expect(Object.keys(tokens).sort(), theme).toEqual(names);
});

test.each(THEMES)('%s: no brand looks like the other', (theme) => {
  for (const name of ['accent', 'felt-1', 'surface-0', 'background-image'])
    expect(toro.get(theme)![name], name).not.toBe(themes.get(theme)![name]);
});

test.each(LOOKS)('$brand in $theme: everything read has the contrast of WCAG 2.2 AA', ({ tokens }) => {
  const poor = PAIRS.map(([text, surface, least]) => ({
    text,
    surface,
    least,
    ratio: contrast(tokens[text]!, tokens[surface]!),
  }))
    .filter(({ ratio, least }) => !(ratio >= least))
    .map(({ text, surface, ratio }) => `${text} on ${surface}: ${ratio.toFixed(2)}`);
  expect(poor).toEqual([]);
});
