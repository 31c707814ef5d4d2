import { expect, test } from 'vitest';
import { slidesFor, type HeroAction, type Slide } from './hero-slides.ts';

const action = (does: HeroAction['does']): HeroAction => ({ does, label: does });
const slide = (id: string, more: Partial<Slide>): Slide =>
  ({ id, viewers: ['newcomer'], art: 'cards', actions: [], drawn: undefined, ...more }) as Slide;
const SLIDES = [
  slide('deposit', { art: 'chips', actions: [action('deposit'), action('demo')] }),
  slide('popular', { art: 'popular', actions: [action('play')] }),
  slide('choose', { viewers: ['ready'] }),
];
const shown = (mayPrompt: boolean, hasPopular = true) =>
  slidesFor(SLIDES, 'newcomer', { mayPrompt, hasPopular }).map(({ id }) => id);

test('a slide that offers a deposit is for who may be offered one', () => {
  expect(shown(true)).toEqual(['deposit', 'popular']);
  expect(shown(false)).toEqual(['popular']);
});

test('what is about popular games waits for some', () => {
  expect(shown(true, false)).toEqual(['deposit']);
});
