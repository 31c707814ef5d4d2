import { BANNER_LAYOUTS, BANNER_TONES, type BannerLayout } from '@croupier/domain/site/banners';
import { act, fireEvent, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { BannerArea } from './banner-area.tsx';
import { BannersOf } from './banners-of.tsx';
import type { Banner } from './banner.ts';

const banner = (n: number): Banner => ({
  key: `banner-${n}`,
  title: `Banner ${n}`,
  text: 'What it is about.',
  action: { label: 'Go', to: `/pages/${n}` as `/${string}` },
  picture: { src: '/art/wheel.svg', width: 480, height: 360, sources: [] },
  tone: BANNER_TONES[n % BANNER_TONES.length]!,
});
const FIVE = [0, 1, 2, 3, 4].map(banner);

/** What a browser would measure: slides of 100 pixels, two of them in sight. */
let widths: { scroll: number; client: number };
let lessMotion: boolean;
let resized = (): void => {};
beforeEach(() => {
  widths = { scroll: 500, client: 200 };
  lessMotion = false;
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.stubGlobal('matchMedia', () => ({ matches: lessMotion }));
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(heard: () => void) {
        resized = heard;
      }
      observe = () => resized();
      disconnect() {}
    },
  );
  vi.spyOn(HTMLElement.prototype, 'scrollWidth', 'get').mockImplementation(() => widths.scroll);
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockImplementation(() => widths.client);
  vi.spyOn(HTMLElement.prototype, 'offsetLeft', 'get').mockImplementation(function (this: HTMLElement) {
    return [...(this.parentElement?.children ?? [])].indexOf(this) * 100;
  });
  vi.spyOn(Element.prototype, 'scrollTo').mockImplementation(function (this: Element, to) {
    this.scrollLeft = (to as { left: number }).left;
    fireEvent.scroll(this);
  } as typeof Element.prototype.scrollTo);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

async function area(layout: BannerLayout, banners = FIVE) {
  const screen = await renderScreen(<BannerArea label="What is on" layout={layout} banners={banners} />);
  const track = () => screen.getByRole('list');
  const press = (key: string) =>
    act(async () => screen.getByRole('button', { name: screen.text(`banners.${key}`) }).click());
  return { ...screen, track, press, wait: (ms: number) => act(async () => vi.advanceTimersByTime(ms)) };
}

test.each(BANNER_LAYOUTS)('a %s says what it is about and leads there by one link', async (layout) => {
  const screen = await area(layout);
  const slides = within(screen.track()).getAllByRole('listitem');
  expect(slides).toHaveLength(5);
  for (const [n, slide] of slides.entries()) {
    expect(within(slide).getByRole('heading').textContent).toBe(`Banner ${n}`);
    expect(
      within(slide)
        .getAllByRole('link')
        .map((link) => link.getAttribute('href')),
    ).toEqual([`/en/pages/${n}`]);
    const picture = slide.querySelector('img')!;
    expect([picture.getAttribute('width'), picture.getAttribute('height'), picture.alt]).toEqual([
      '480',
      '360',
      '',
    ]);
  }
  expect(slides[0]!.querySelector<HTMLElement>('[data-tone]')!.dataset['layout']).toBe(layout);
});

test('an area without banners is not there', async () => {
  const screen = await renderScreen(<BannerArea label="What is on" layout="rectangle" banners={[]} />);
  expect(screen.container.textContent).toBe('');
  expect(screen.container.querySelector('section')).toBeNull();
});

test('it turns by itself, to its end and from the start again; a pause holds it', async () => {
  const { track, press, wait } = await area('square_tiles');
  const seen: number[] = [];
  for (let n = 0; n < 4; n++) {
    await wait(7_000);
    seen.push(track().scrollLeft);
  }
  expect(seen).toEqual([100, 200, 300, 0]);
  await press('pause');
  await wait(30_000);
  expect(track().scrollLeft).toBe(0);
  await press('turn');
  await wait(7_000);
  expect(track().scrollLeft).toBe(100);
});

test('it does not turn under a pointer or the focus', async () => {
  const { track, wait } = await area('rectangle');
  const frame = track().parentElement!;
  for (const [take, leave] of [
    ['pointerenter', 'pointerleave'],
    ['focusin', 'focusout'],
  ] as const) {
    const before = track().scrollLeft;
    await act(async () => frame.dispatchEvent(new Event(take)));
    await wait(30_000);
    expect(track().scrollLeft).toBe(before);
    await act(async () => frame.dispatchEvent(new Event(leave)));
    await wait(7_000);
    expect(track().scrollLeft).toBe(before + 100);
  }
});

test('it stands still for who asked for less motion, and goes where they say', async () => {
  lessMotion = true;
  const { track, press, wait } = await area('rectangle');
  await wait(30_000);
  expect(track().scrollLeft).toBe(0);
  await press('forward');
  expect(track().scrollLeft).toBe(100);
  await press('back');
  await press('back');
  expect(track().scrollLeft).toBe(300);
});

test('where all banners are in sight there is nothing to turn', async () => {
  widths = { scroll: 200, client: 200 };
  const screen = await area('pennant', FIVE.slice(0, 2));
  expect(screen.queryAllByRole('button')).toEqual([]);
  expect(screen.track().hasAttribute('tabindex')).toBe(false);
  await screen.wait(30_000);
  expect(screen.track().scrollLeft).toBe(0);
});

test('what leads to a closed page or to this very page is left out, and an area of nothing else is not there', async () => {
  const of = { area: 'TOURNAMENT', layout: 'pennant', banners: FIVE.slice(0, 2) } as const;
  const here = await renderScreen(<BannersOf of={of} />, { path: '/en/pages/0' });
  expect(here.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual(['Banner 1']);
  here.unmount();
  const alone = { ...of, banners: FIVE.slice(0, 1) };
  const none = await renderScreen(<BannersOf of={alone} />, { path: '/en/pages/0' });
  expect(none.container.textContent).toBe('');
  none.unmount();
  const closed = await renderScreen(<BannersOf of={of} />, { closed: ['pages'] });
  expect(closed.container.textContent).toBe('');
});
