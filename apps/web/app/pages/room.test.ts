import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const css = readFileSync(new URL('./room.module.css', import.meta.url), 'utf8');
const cloths = [...css.matchAll(/\.([\w-]+) \{([^}]*)\}/g)].map(([, cloth, block]) => ({
  cloth: cloth!,
  tokens: Object.fromEntries(
    [...block!.matchAll(/--([\w-]+): (#\w{6});/g)].map(([, name, value]) => [name!, value!]),
  ),
}));

test('a cloth names all that felt is made of', () => {
  expect(cloths.length).toBeGreaterThan(1);
  for (const { cloth, tokens } of cloths)
    expect(Object.keys(tokens), cloth).toEqual(['felt-1', 'felt-2', 'felt-text', 'felt-text-2']);
});

test.each(cloths)('what is read on $cloth has the contrast of WCAG 2.2 AA', ({ tokens }) => {
  for (const text of ['felt-text', 'felt-text-2'])
    for (const felt of ['felt-1', 'felt-2'])
      expect(contrast(tokens[text]!, tokens[felt]!), `${text} on ${felt}`).toBeGreaterThanOrEqual(4.5);
});

/** WCAG 2.2 contrast of two colours. */
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
