import { ApiError } from '@croupier/contract/kit';
import type { Round } from '@croupier/contract/play/rounds';
import { beforeEach, expect, test, vi } from 'vitest';
import type { RoundSource } from './round-source.ts';
import { keepPendingRound, readPendingRound, type RoundRequest } from './pending-round.ts';
import type { Presenter } from './presenter.ts';
import { createRoundRunner, type Press } from './round-runner.ts';

const GAME = 'sunny-orchard';
const PLAYER = 'player-1';
const PRESS: Press = {
  bet: { kind: 'real', stakeMinor: '100', mode: 'main', choice: null },
  minimumCycleMs: 0,
  mayStopReels: true,
};
const REFUSAL = new ApiError(409, { key: 'insufficient_funds', message: '', requestId: '' });
const LOST = new ApiError(0, undefined);
const BROKEN = new ApiError(500, undefined);
const WON = { state: 'settled', stakeMinor: '100', winMinor: '250', balanceAfterMinor: '1150' } as Round;
const OPEN = { ...WON, state: 'open', winMinor: '0', balanceAfterMinor: '900' } as Round;

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, text: string) => kept.set(name, text),
    removeItem: (name: string) => kept.delete(name),
  });
  return () => vi.unstubAllGlobals();
});

test('a round is asked for, shown, and over', async () => {
  const { runner, presenter, source, shown } = await seated();
  const play = vi.spyOn(presenter, 'play').mockImplementation(() => {
    expect(runner.state.now()).toMatchObject({ phase: 'showing', shown: WON, last: null });
    return Promise.resolve();
  });
  runner.spin(PRESS);
  expect(runner.state.now().phase).toBe('asking');
  await settled();
  expect(play).toHaveBeenCalledTimes(1);
  expect(source.play).toHaveBeenCalledTimes(1);
  expect(shown).toEqual([WON]);
  expect(runner.state.now()).toMatchObject({ phase: 'ready', shown: null, last: WON });
  expect(readPendingRound(PLAYER, GAME)).toBeNull();
});

test('rounds are played on a plain http page, where keys cannot be had from the browser', async () => {
  const { getRandomValues } = crypto;
  vi.stubGlobal('crypto', { getRandomValues: getRandomValues.bind(crypto) });
  const { runner, source } = await seated();
  runner.spin(PRESS);
  await settled();
  expect(source.play).toHaveBeenCalledTimes(1);
  expect(runner.state.now()).toMatchObject({ phase: 'ready', last: WON });
});

test('a press while a round is asked for stakes nothing more; while it is shown it skips', async () => {
  const { runner, presenter, source } = await seated();
  let end = () => {};
  vi.spyOn(presenter, 'play').mockReturnValue(new Promise<void>((resolve) => (end = resolve)));
  runner.spin(PRESS);
  runner.spin(PRESS);
  await settled();
  runner.spin(PRESS);
  expect(presenter.skip).toHaveBeenCalledExactlyOnceWith(true);
  end();
  await settled();
  expect(source.play).toHaveBeenCalledTimes(1);
});

test('a refusal is told, stops the reels and leaves nothing to ask again', async () => {
  const { runner, presenter } = await seated({ play: () => Promise.reject(REFUSAL) });
  runner.spin(PRESS);
  await settled();
  expect(runner.state.now()).toMatchObject({ phase: 'ready', refusal: REFUSAL, last: null });
  expect(presenter.idle).toHaveBeenCalledTimes(1);
  expect(readPendingRound(PLAYER, GAME)).toBeNull();
});

test('a round whose answer was lost is asked for again under the same key by the next sitting', async () => {
  const { runner, source, presenter, leave } = await seated({ play: () => new Promise(() => {}) });
  runner.spin(PRESS);
  await settled();
  leave();
  expect(runner.state.now().phase).toBe('ready');
  const asked = vi.mocked(source.play).mock.lastCall?.[0];
  expect(readPendingRound(PLAYER, GAME)).toEqual({ request: asked, failed: false });
  const again = vi.fn<RoundSource['play']>(() => Promise.resolve(WON));
  createRoundRunner(GAME).sitDown({ source: { ...source, play: again }, presenter, onShown: () => {} });
  expect(again.mock.lastCall?.[0]).toEqual(asked);
  await settled();
  expect(readPendingRound(PLAYER, GAME)).toBeNull();
});

test('a round that got no answer is kept, and the next press asks for it and not for another', async () => {
  const { runner, source, presenter } = await seated({ play: () => Promise.reject(LOST) });
  runner.spin(PRESS);
  await settled();
  expect(runner.state.now()).toMatchObject({ phase: 'ready', refusal: LOST, last: null });
  expect(presenter.idle).toHaveBeenCalledTimes(1);
  const asked = vi.mocked(source.play).mock.lastCall?.[0];
  expect(readPendingRound(PLAYER, GAME)).toEqual({ request: asked, failed: false });

  source.play.mockResolvedValueOnce(WON);
  runner.state.change({ refusal: null });
  runner.spin({ ...PRESS, bet: { ...PRESS.bet, stakeMinor: '500' } });
  await settled();
  expect(source.play.mock.lastCall?.[0]).toEqual(asked);
  expect(runner.state.now()).toMatchObject({ phase: 'ready', refusal: null, last: WON });
  expect(readPendingRound(PLAYER, GAME)).toBeNull();
});

test('after an error of the house the round is kept, and the player can go on', async () => {
  const { runner, source } = await seated({ play: () => Promise.reject(BROKEN) });
  runner.spin(PRESS);
  await settled();
  expect(runner.state.now()).toMatchObject({ phase: 'ready', refusal: BROKEN, last: null });
  const asked = vi.mocked(source.play).mock.lastCall?.[0];
  expect(readPendingRound(PLAYER, GAME)).toEqual({ request: asked, failed: true });

  source.play.mockResolvedValueOnce(WON);
  runner.spin(PRESS);
  await settled();
  expect(source.play.mock.lastCall?.[0].key).not.toBe(asked?.key);
  expect(runner.state.now()).toMatchObject({ phase: 'ready', refusal: null, last: WON });
  expect(readPendingRound(PLAYER, GAME)).toBeNull();
});

test('a round that fails whenever it is asked for is asked once more by the next sitting, which then plays on', async () => {
  const request: RoundRequest = { key: crypto.randomUUID(), game: GAME, kind: 'real', stakeMinor: '40' };
  keepPendingRound(PLAYER, request, true);
  const { runner, source } = await seated({ play: () => Promise.reject(BROKEN) });
  expect(source.play).toHaveBeenCalledExactlyOnceWith(request, expect.anything(), expect.anything());
  expect(runner.state.now()).toMatchObject({ phase: 'ready', refusal: BROKEN });

  source.play.mockResolvedValueOnce(WON);
  runner.spin(PRESS);
  await settled();
  expect(source.play.mock.lastCall?.[0].key).not.toBe(request.key);
  expect(runner.state.now()).toMatchObject({ phase: 'ready', last: WON });
});

test('an answer that cannot be read leaves the round kept', async () => {
  const { runner } = await seated({ play: () => Promise.reject(new SyntaxError('half an answer')) });
  runner.spin(PRESS);
  await settled();
  expect(runner.state.now()).toMatchObject({ phase: 'ready', refusal: { key: 'internal' } });
  expect(readPendingRound(PLAYER, GAME)).toMatchObject({ failed: true });
});

test('what is answered after the sitting is shown to nobody', async () => {
  let answer = (_: Round) => {};
  const play = () => new Promise<Round>((resolve) => (answer = resolve));
  const { runner, presenter, shown, leave } = await seated({ play });
  runner.spin(PRESS);
  leave();
  answer(WON);
  await settled();
  expect(presenter.play).not.toHaveBeenCalled();
  expect(shown).toEqual([]);
  expect(runner.state.now()).toMatchObject({ phase: 'ready', last: null });
});

test('an open round waits, goes on with a choice, and a refused choice leaves it open', async () => {
  const { runner, source, presenter } = await seated({ open: () => Promise.resolve(OPEN) });
  expect(runner.state.now()).toMatchObject({ phase: 'choosing', open: OPEN });
  runner.spin(PRESS);
  expect(source.play).not.toHaveBeenCalled();

  vi.mocked(source.step).mockRejectedValueOnce(REFUSAL);
  runner.choose([3]);
  expect(runner.state.now()).toMatchObject({ phase: 'asking', open: OPEN });
  await settled();
  expect(runner.state.now()).toMatchObject({ phase: 'choosing', open: OPEN, refusal: REFUSAL });
  expect(presenter.idle).not.toHaveBeenCalled();

  runner.choose([3]);
  await settled();
  expect(runner.state.now()).toMatchObject({ phase: 'ready', open: null, last: WON, refusal: null });
});

test('an open round that stands in the way of a bet is shown, and why the bet was refused', async () => {
  const inTheWay = new ApiError(409, { key: 'round_open', message: '', requestId: '' });
  const { runner, source } = await seated({ play: () => Promise.reject(inTheWay) });
  runner.spin(PRESS);
  await settled();
  expect(runner.state.now()).toMatchObject({ phase: 'ready', open: null, refusal: inTheWay });

  source.open.mockResolvedValue(OPEN);
  runner.spin(PRESS);
  await settled();
  expect(runner.state.now()).toMatchObject({ phase: 'choosing', open: OPEN, refusal: inTheWay });
});

test('an unanswered round of an earlier visit comes before one that is open', async () => {
  const request: RoundRequest = { key: crypto.randomUUID(), game: GAME, kind: 'real', stakeMinor: '40' };
  keepPendingRound(PLAYER, request);
  const { source } = await seated({ open: () => Promise.resolve(OPEN) });
  expect(source.play).toHaveBeenCalledExactlyOnceWith(request, expect.anything(), expect.anything());
  expect(source.open).not.toHaveBeenCalled();
});

test('no answer yet is told until there is one', async () => {
  const { runner } = await seated({
    play: (_request, _signal, onUnanswered) => (onUnanswered(), new Promise(() => {})),
  });
  runner.spin(PRESS);
  expect(runner.state.now()).toMatchObject({ phase: 'asking', unanswered: true });
});

test('a press before its time waits for the minimum cycle', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'performance'] });
  const { runner, source } = await seated();
  runner.spin({ ...PRESS, minimumCycleMs: 2_500 });
  await settled();
  runner.spin({ ...PRESS, minimumCycleMs: 2_500 });
  expect(runner.state.now().phase).toBe('waiting');
  await vi.advanceTimersByTimeAsync(2_400);
  expect(source.play).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(100);
  expect(source.play).toHaveBeenCalledTimes(2);
  vi.useRealTimers();
});

/** Somebody sitting at the table, with what an earlier visit left already taken up. */
async function seated(told: Partial<RoundSource> = {}) {
  const source = {
    keeps: PLAYER,
    givenMinor: null,
    play: vi.fn<RoundSource['play']>(told.play ?? (() => Promise.resolve(WON))),
    step: vi.fn<RoundSource['step']>(() => Promise.resolve(WON)),
    open: vi.fn<RoundSource['open']>(told.open ?? (() => Promise.resolve(undefined))),
  };
  const presenter: Presenter = {
    spinUp: vi.fn(),
    play: vi.fn(() => Promise.resolve()),
    idle: vi.fn(),
    skip: vi.fn(),
  };
  const shown: Round[] = [];
  const runner = createRoundRunner(GAME);
  const leave = runner.sitDown({ source, presenter, onShown: (round) => shown.push(round) });
  await settled();
  return { runner, source, presenter, shown, leave };
}

/** Lets every promise that is ready go on. */
async function settled(): Promise<void> {
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
}
