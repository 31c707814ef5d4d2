import { act } from '@testing-library/react';
import { useRef, useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { useOnCanvas, type Brought } from './use-on-canvas.ts';

const NOTHING = () => undefined;

beforeEach(() =>
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe = NOTHING;
      disconnect = NOTHING;
    },
  ),
);
afterEach(() => vi.unstubAllGlobals());

type Bring = () => Promise<Brought<Made>>;

interface Made {
  resize(): void;
  dispose(): void;
}

/** A stage that is painted when the test says so; what happens to it is written down. */
function slowStage(name: string, told: string[]) {
  const painted = Promise.withResolvers<void>();
  const brought = {
    createSound: () => ({ dispose: NOTHING, setLevels: NOTHING, play: NOTHING }),
    make: async () => {
      told.push(`${name} begun`);
      await painted.promise;
      told.push(`${name} painted`);
      return { resize: NOTHING, dispose: () => void told.push(`${name} gone`) };
    },
  } as unknown as Brought<Made>;
  return { bring: () => Promise.resolve(brought), paint: painted.resolve };
}

/** The canvas of the first of several, until the button is pressed. */
function Canvas({ brings }: { brings: readonly [Bring, Bring] }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [at, setAt] = useState<0 | 1>(0);
  useOnCanvas(canvas, brings[at]);
  return (
    <>
      <canvas ref={canvas} />
      <button onClick={() => setAt(1)}>another</button>
    </>
  );
}

test('of two stages on one canvas the second is begun once the first is gone, however long that was painted', async () => {
  const told: string[] = [];
  const [first, second] = [slowStage('first', told), slowStage('second', told)];
  second.paint();
  const screen = await renderScreen(<Canvas brings={[first.bring, second.bring]} />);
  await expect.poll(() => told).toEqual(['first begun']);
  await screen.user.click(screen.getByRole('button'));
  // As long as a page may take to be idle, and its tasks after that.
  await act(() => new Promise((resolve) => void setTimeout(resolve, 400)));
  expect(told).toEqual(['first begun']);
  first.paint();
  await expect
    .poll(() => told)
    .toEqual(['first begun', 'first painted', 'first gone', 'second begun', 'second painted']);
});
