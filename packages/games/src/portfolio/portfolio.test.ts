import { describe, expect, it } from 'vitest';
import type { GridDefinition } from '../definition.ts';
import { isGridDefinition } from '../read-definition.ts';
import { findGame, GAMES } from './index.ts';
import { namesOf } from './names.ts';

const grids = GAMES.map(({ definition }) => definition).filter(isGridDefinition);

describe.each(grids.map((definition) => [definition.id, definition] as const))('%s', (id, definition) => {
  const symbolIds = new Set(definition.symbols.map((symbol) => symbol.id));
  const { reels, rows } = definition.grid;
  const allStrips = stripsOf(definition);

  it('is found by its id', () => {
    expect(findGame(id)?.definition).toBe(definition);
    expect(id).toMatch(/^[a-z0-9][a-z0-9-]{0,39}$/);
  });

  it('names only symbols it has, pays only them, and pays more for more of them', () => {
    expect(symbolIds.size).toBe(definition.symbols.length);
    for (const strip of allStrips) for (const symbol of strip) expect(symbolIds).toContain(symbol);
    for (const [symbol, pays] of Object.entries(definition.pays)) {
      expect(symbolIds).toContain(symbol);
      if (definition.engine !== 'cascade') expect(pays).toHaveLength(reels + 1);
      expect([...pays].sort((a, b) => a - b)).toEqual(pays);
    }
  });

  it('has distinct lines that run through the grid', () => {
    const lines = ('lines' in definition ? definition.lines : undefined) ?? [];
    expect(new Set(lines.map(String)).size).toBe(lines.length);
    for (const line of lines) {
      expect(line).toHaveLength(reels);
      expect(line.every((row) => row >= 0 && row < rows)).toBe(true);
    }
    for (const strips of stripSetsOf(definition)) expect(strips).toHaveLength(reels);
  });

  it('has natural strips: a window never shows two scatters, nor a run that is higher than it', () => {
    const scatters = new Set(
      definition.symbols
        .filter(({ role }) => role === 'scatter' || role === 'book')
        .map((symbol) => symbol.id),
    );
    for (const strip of allStrips) {
      for (const [stop] of strip.entries()) {
        const window = Array.from({ length: rows + 1 }, (_, row) => strip[(stop + row) % strip.length]!);
        expect(window.slice(0, rows).filter((symbol) => scatters.has(symbol)).length).toBeLessThan(2);
        expect(new Set(window).size).toBeGreaterThan(1);
      }
    }
  });
});

it('names every game in every language, and no two alike', () => {
  for (const language of ['ua', 'ru', 'en', 'kk'] as const) {
    const names = GAMES.map(({ definition }) => namesOf(definition.id)[language]);
    expect(new Set(names).size, language).toBe(GAMES.length);
    for (const name of names) expect(name).toMatch(/^\S.*\S$/);
  }
  expect(() => namesOf('nameless')).toThrow('nameless');
});

it('knows no game by another name', () => {
  expect(findGame('Sunny-Orchard')).toBeUndefined();
  expect(findGame('__proto__')).toBeUndefined();
});

function stripsOf(definition: GridDefinition): (readonly string[])[] {
  return stripSetsOf(definition).flat();
}

/** The strips of each kind of spin; none where cells are drawn by weight. */
function stripSetsOf(definition: GridDefinition): (readonly (readonly string[])[])[] {
  if (definition.engine !== 'cascade') return Object.values(definition.reels);
  const { fill } = definition;
  return fill.from === 'strips' ? [fill.base, fill.free ?? fill.base] : [];
}
