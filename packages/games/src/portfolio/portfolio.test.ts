import { describe, expect, it } from 'vitest';
import { findGame, GAMES } from './index.ts';

describe.each(GAMES.map(({ definition }) => [definition.id, definition] as const))('%s', (id, definition) => {
  const symbolIds = new Set(definition.symbols.map((symbol) => symbol.id));
  const { reels, rows } = definition.grid;
  const allStrips = Object.values(definition.reels).flat();

  it('is found by its id', () => {
    expect(findGame(id)?.definition).toBe(definition);
    expect(id).toMatch(/^[a-z0-9][a-z0-9-]{0,39}$/);
  });

  it('names only symbols it has, pays only them, and pays more for more of them', () => {
    expect(symbolIds.size).toBe(definition.symbols.length);
    for (const strip of allStrips) for (const symbol of strip) expect(symbolIds).toContain(symbol);
    for (const [symbol, pays] of Object.entries(definition.pays)) {
      expect(symbolIds).toContain(symbol);
      expect(pays).toHaveLength(reels + 1);
      expect([...pays].sort((a, b) => a - b)).toEqual(pays);
    }
  });

  it('has distinct lines that run through the grid', () => {
    expect(new Set(definition.lines.map(String)).size).toBe(definition.lines.length);
    for (const line of definition.lines) {
      expect(line).toHaveLength(reels);
      expect(line.every((row) => row >= 0 && row < rows)).toBe(true);
    }
    expect(definition.reels.base).toHaveLength(reels);
  });

  it('has natural strips: a window never shows two scatters, nor a run of more than three', () => {
    const scatters = new Set(
      definition.symbols.filter(({ role }) => role === 'scatter').map((symbol) => symbol.id),
    );
    for (const strip of allStrips) {
      for (const [stop] of strip.entries()) {
        const window = Array.from({ length: 4 }, (_, row) => strip[(stop + row) % strip.length]!);
        expect(window.slice(0, rows).filter((symbol) => scatters.has(symbol)).length).toBeLessThan(2);
        expect(new Set(window).size).toBeGreaterThan(1);
      }
    }
  });
});

it('knows no game by another name', () => {
  expect(findGame('Sunny-Orchard')).toBeUndefined();
  expect(findGame('__proto__')).toBeUndefined();
});
