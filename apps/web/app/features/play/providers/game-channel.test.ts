import { GAME_CHANNEL, toWire } from '@croupier/contract/play/providers';
import { expect, test } from 'vitest';
import { hear } from './game-channel.ts';

const game = {} as Window;
const studio = { origin: 'https://studio.example', window: game };
const ready = toWire({ name: 'ready' });
const event = (change: object = {}) => ({ data: ready, origin: studio.origin, source: game, ...change });

test('the game in the frame is heard', () => {
  expect(hear(event(), studio)).toEqual({ name: 'ready' });
});

test.each([
  ['another origin', { origin: 'https://elsewhere.example' }],
  ['an origin that begins alike', { origin: 'https://studio.example.evil.example' }],
  ['no origin', { origin: 'null' }],
  ['another window of the right origin', { source: {} }],
  ['no window', { source: null }],
])('%s is not heard', (_, change) => {
  expect(hear(event(change), studio)).toBeUndefined();
});

test('before there is a frame nobody is heard', () => {
  expect(hear(event({ source: null }), { ...studio, window: null })).toBeUndefined();
  expect(hear(event({ source: undefined }), { ...studio, window: undefined })).toBeUndefined();
});

test.each([
  null,
  'ready',
  42,
  {},
  { name: 'ready' },
  { channel: 'croupier-game/2', name: 'ready' },
  { channel: GAME_CHANNEL },
  { channel: GAME_CHANNEL, name: 'give-me-the-cookie' },
  { channel: GAME_CHANNEL, name: 'round-started', roundId: 'a' },
  { channel: GAME_CHANNEL, name: 'round-started', roundId: 'a', stakeMinor: 5 },
  { channel: GAME_CHANNEL, name: 'round-ended', roundId: 'a b', winMinor: '5' },
  { channel: GAME_CHANNEL, name: 'error', code: '<b>' },
])('%j is no message', (data) => {
  expect(hear(event({ data }), studio)).toBeUndefined();
});

test('a message keeps its own fields only', () => {
  const data = { channel: GAME_CHANNEL, name: 'round-ended', roundId: 'a', winMinor: '5', more: 1 };
  expect(hear(event({ data }), studio)).toEqual({ name: 'round-ended', roundId: 'a', winMinor: '5' });
});
