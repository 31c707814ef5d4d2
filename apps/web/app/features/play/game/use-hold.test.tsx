import { ApiError } from '@croupier/contract/kit';
import { act, fireEvent } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderScreen } from '../../../testing/render-screen.tsx';
import type { Rounds } from '../table/use-rounds.ts';
import { useHold } from './use-hold.ts';

const A_WHILE_MS = 5_000;
const REFUSED = new ApiError(422, { key: 'insufficient_funds', message: '', requestId: '' });

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

/** A table whose rounds are shown until a press, and where the next is refused after another. */
function Table({ allowed }: { allowed: boolean }) {
  const [played, setPlayed] = useState(0);
  const [phase, setPhase] = useState<Rounds['phase']>('ready');
  const [refusal, setRefusal] = useState<ApiError | null>(null);
  const spin = () => {
    setPlayed(played + 1);
    setPhase('showing');
    setRefusal(null);
  };
  const hold = useHold({ phase, refusal, spin } as unknown as Rounds, { allowed, giftId: null });
  const refuse = () => {
    setPhase('ready');
    setRefusal(REFUSED);
  };
  return (
    <>
      <button data-testid="spin" onPointerDown={hold.press} onClick={() => hold.endsWithClick() || spin()} />
      <button data-testid="shown" onClick={() => setPhase('ready')} />
      <button data-testid="choice" onClick={() => setPhase('choosing')} />
      <button data-testid="refuse" onClick={refuse} />
      <output data-testid="played">{`${played} ${hold.isOn ? 'held' : 'free'}`}</output>
    </>
  );
}

async function sit(allowed = true) {
  const screen = await renderScreen(<Table allowed={allowed} />);
  const at = (name: string) => screen.getByTestId(name);
  /** Time for a press to become a hold, and then for the round that follows. */
  const wait = async () => {
    for (let timers = 0; timers < 2; timers += 1) await act(() => vi.advanceTimersByTimeAsync(A_WHILE_MS));
  };
  return {
    played: () => at('played').textContent,
    down: () => fireEvent.pointerDown(at('spin')),
    up: () => (fireEvent.pointerUp(at('spin')), fireEvent.click(at('spin'))),
    async press(name: string) {
      fireEvent.click(at(name));
      await wait();
    },
    wait,
  };
}

test('rounds follow while it is held, and letting go begins none', async () => {
  const { played, down, up, press, wait } = await sit();
  down();
  await wait();
  expect(played()).toBe('1 held');
  await press('shown');
  expect(played()).toBe('2 held');
  up();
  await press('shown');
  expect(played()).toBe('2 free');
});

test('a short press is one round, and the next press is one again', async () => {
  const { played, down, up, press, wait } = await sit();
  for (const rounds of [1, 2]) {
    down();
    up();
    await wait();
    await press('shown');
    expect(played()).toBe(`${rounds} free`);
  }
});

test('a press that is only a little long is one round', async () => {
  const { played, down, up, press } = await sit();
  down();
  await act(() => vi.advanceTimersToNextTimer());
  expect(played()).toBe('0 held');
  up();
  await press('shown');
  expect(played()).toBe('1 free');
});

test('a refusal ends it: nothing more is staked however long it is held, until it is pressed anew', async () => {
  const { played, down, up, press, wait } = await sit();
  down();
  await wait();
  await press('refuse');
  await wait();
  expect(played()).toBe('1 free');
  up();
  await wait();
  expect(played()).toBe('1 free');
  down();
  await wait();
  expect(played()).toBe('2 held');
});

test('a round that asks for a choice ends it', async () => {
  const { played, down, press, wait } = await sit();
  down();
  await wait();
  await press('choice');
  await press('shown');
  expect(played()).toBe('1 free');
});

test('where autoplay or turbo is forbidden a long press is one round', async () => {
  const { played, down, up, press, wait } = await sit(false);
  down();
  await wait();
  expect(played()).toBe('0 free');
  up();
  await press('shown');
  expect(played()).toBe('1 free');
});

test.each(['blur', 'pointercancel', 'keyup'])('%s of the window lets go', async (name) => {
  const { played, down, press, wait } = await sit();
  down();
  await wait();
  act(() => void window.dispatchEvent(new Event(name)));
  await press('shown');
  expect(played()).toBe('1 free');
});
