import { BRANDS } from '@croupier/domain/site/brands';
import { LANGUAGES } from '@croupier/domain/site/regions';
import { expect, test } from 'vitest';
import { layLetter } from './lay-letter.ts';
import { letterColours, type LetterColours } from './letter-colours.ts';
import type { LetterPage } from './letter-page.ts';

const page = (change: Partial<LetterPage> = {}): LetterPage => ({
  ...{ language: 'en', brand: 'rino', title: 'Title', paragraphs: ['First', 'Second\nline'] },
  ...{ footer: ['18+'], action: { label: 'Go', url: 'https://house.example/en/profile' } },
  ...change,
});

test('what a letter says is text, wherever it stands', () => {
  const hostile = `<script>alert(1)</script>"'&`;
  const { html } = layLetter(
    page({
      ...{ title: hostile, paragraphs: [hostile], preheader: hostile, code: hostile, footer: [hostile] },
      action: { label: hostile, url: `https://house.example/"><img src=x>` },
      unsubscribe: { label: hostile, url: `https://house.example/'onclick='` },
    }),
  );
  expect(html).not.toMatch(/<script|<img|'onclick/);
  expect(html.match(/&lt;script&gt;/g)!.length).toBeGreaterThanOrEqual(7);
});

test.each([...BRANDS, null])(
  'a letter of %s fetches nothing, runs nothing, and says its language',
  (brand) => {
    for (const language of LANGUAGES) {
      const { html } = layLetter(page({ brand, language }));
      expect(html).not.toMatch(
        /<(script|img|link|iframe|form|object|video|svg)\b|url\(|@import|\son\w+=|javascript:/i,
      );
      expect(html).toMatch(/^<!doctype html>\n<html lang="(uk|ru|en|kk)" dir="ltr">/);
      const addresses = [...html.matchAll(/(?:href|src)="([^"]*)"/g)].map(([, address]) => address);
      expect(addresses).toEqual(['https://house.example/en/profile']);
      expect(html.match(/<table /g)!.length).toBe(html.match(/<table role="presentation"/g)!.length);
    }
  },
);

test('the text says what the design says', () => {
  const { text } = layLetter(
    page({ code: '123456', unsubscribe: { label: 'End', url: 'https://x.example/e' } }),
  );
  expect(text).toBe(
    'Title\n\n123456\n\nFirst\n\nSecond\nline\n\nGo:\nhttps://house.example/en/profile\n\n--\n18+\nEnd: https://x.example/e\n',
  );
});

const channel = (value: number): number =>
  value <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
const lightness = (colour: string): number => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) =>
    channel(parseInt(colour.slice(at, at + 2), 16) / 255),
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};
const contrast = (one: string, other: string): number => {
  const [dark = 0, light = 0] = [lightness(one), lightness(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
};

test.each([...BRANDS, null])(
  'a letter of %s can be read in the light and in the dark (WCAG 2, 1.4.3)',
  (brand) => {
    const pairs = (colours: LetterColours) => [
      [colours.ink, colours.sheet],
      [colours.quiet, colours.sheet],
      ['#ffffff', colours.cloth],
      [colours.onButton, colours.button],
    ];
    const { light, dark } = letterColours(brand);
    for (const [text, ground] of [...pairs(light), ...pairs(dark)])
      expect(contrast(text!, ground!), `${text} on ${ground}`).toBeGreaterThanOrEqual(4.5);
  },
);
