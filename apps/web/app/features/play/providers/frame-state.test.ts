import type { GameMessage } from '@croupier/contract/play/providers';
import { expect, test } from 'vitest';
import { NEW_FRAME, nextFrame, type FrameEvent, type FrameState } from './frame-state.ts';

const said = (message: GameMessage): FrameEvent => ({ name: 'said', message });
const after = (...events: FrameEvent[]): FrameState => events.reduce(nextFrame, NEW_FRAME);
const READY = [{ name: 'opened' }, said({ name: 'ready' })] as const;

test('a game is opened, loads and is ready', () => {
  expect(after().phase).toBe('opening');
  expect(after({ name: 'opened' }).phase).toBe('loading');
  expect(after(...READY).phase).toBe('ready');
});

test('a slow game may still come; a ready one is not slow', () => {
  expect(after({ name: 'opened' }, { name: 'waited' }).phase).toBe('slow');
  expect(after({ name: 'opened' }, { name: 'waited' }, said({ name: 'ready' })).phase).toBe('ready');
  expect(after(...READY, { name: 'waited' }).phase).toBe('ready');
});

test('the balance is held while a round is open, and by no round for ever', () => {
  const started = [...READY, said({ name: 'round-started', roundId: 'a', stakeMinor: '5' })];
  expect(after(...started).openRoundId).toBe('a');
  expect(after(...started, said({ name: 'round-ended', roundId: 'b', winMinor: '0' })).openRoundId).toBe('a');
  expect(
    after(...started, said({ name: 'round-ended', roundId: 'a', winMinor: '0' })).openRoundId,
  ).toBeNull();
  expect(after(...started, said({ name: 'error', code: 'insufficient_funds' })).openRoundId).toBeNull();
  expect(after(...started, { name: 'round-waited' }).openRoundId).toBeNull();
});

test('the end of a session is the end of the game; another refusal is the game’s to tell', () => {
  expect(after(...READY, said({ name: 'error', code: 'session_expired' })).phase).toBe('over');
  expect(after(...READY, said({ name: 'error', code: 'insufficient_funds' })).phase).toBe('ready');
  expect(after(...READY, said({ name: 'error', code: 'session_expired' }), { name: 'again' })).toEqual(
    NEW_FRAME,
  );
});
