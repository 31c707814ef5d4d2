import { fireEvent } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createPreloads, MOST_AT_ONCE, watchLinks } from './preload-routes.ts';

let wanted: string[] = [];
let end = (): void => {};
beforeEach(() => {
  vi.useFakeTimers();
  wanted = [];
  end = watchLinks((page) => wanted.push(page));
});
afterEach(() => {
  end();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  document.body.innerHTML = '';
});

/** Goes near the element and stays there. */
function restOn(html: string, event: 'pointerOver' | 'focusIn' = 'pointerOver'): void {
  document.body.innerHTML = html;
  fireEvent[event](document.body.querySelector('b') ?? document.body.firstElementChild!);
  vi.runAllTimers();
}

const connection = (told: object) => vi.stubGlobal('navigator', { onLine: true, connection: told });

test('at most four pages are fetched ahead at once, each of them once; one that is there makes room', () => {
  const preloads = createPreloads();
  const told: number[] = [];
  const stop = preloads.listen(() => told.push(preloads.now().length));
  for (const page of ['/a', '/b', '/b', '/c', '/d', '/e']) preloads.want(page);
  expect(MOST_AT_ONCE).toBe(4);
  expect(preloads.now()).toEqual(['/a', '/b', '/c', '/d']);
  preloads.done('/b');
  preloads.done('/b');
  preloads.want('/e');
  expect(preloads.now()).toEqual(['/a', '/c', '/d', '/e']);
  expect(told).toEqual([1, 2, 3, 4, 3, 4]);
  stop();
  preloads.done('/a');
  expect(told).toHaveLength(6);
});

test('a link of this site is told of when the pointer or the focus rests on it', () => {
  restOn('<a href="/en/games?page=2#top">Games</a>');
  restOn('<a href="/en/support"><b>Support</b></a>');
  restOn('<a href="/en/profile">Profile</a>', 'focusIn');
  expect(wanted).toEqual(['/en/games?page=2', '/en/support', '/en/profile']);
});

test('a pointer on its way over links tells of the last alone', () => {
  document.body.innerHTML = '<a href="/en/one">1</a><a href="/en/two">2</a><p>no link</p>';
  const [one, two, none] = document.body.children;
  for (const element of [one!, two!]) fireEvent.pointerOver(element);
  vi.runAllTimers();
  fireEvent.pointerOver(one!);
  fireEvent.pointerOver(none!);
  vi.runAllTimers();
  expect(wanted).toEqual(['/en/two']);
});

test.each([
  '<a href="https://elsewhere.example/en">away</a>',
  '<a href="/en/rules" target="_blank">a window of its own</a>',
  '<a href="/api/statement.csv" download>a file</a>',
  '<a href="/offline.js">a file</a>',
  '<button>no link</button>',
])('%s is not', (html) => {
  restOn(html);
  expect(wanted).toEqual([]);
});

test.each([{ saveData: true }, { effectiveType: '3g' }, { effectiveType: 'slow-2g' }])(
  'nothing is fetched ahead with %o',
  (told) => {
    connection(told);
    restOn('<a href="/en/games">Games</a>');
    expect(wanted).toEqual([]);
    connection({ effectiveType: '4g' });
    restOn('<a href="/en/games">Games</a>');
    expect(wanted).toEqual(['/en/games']);
  },
);

test('nothing is fetched ahead without a network, nor once the watch is over', () => {
  vi.stubGlobal('navigator', { onLine: false });
  restOn('<a href="/en/games">Games</a>');
  vi.stubGlobal('navigator', { onLine: true });
  end();
  restOn('<a href="/en/games">Games</a>');
  expect(wanted).toEqual([]);
});
