import { ApiError } from '@croupier/contract/kit';
import { afterEach, expect, test, vi } from 'vitest';
import { renderScreen } from '../testing/render-screen.tsx';
import { closeAllModals, closeModal, useOpenModals } from './modals.ts';
import { steppingUp } from './step-up.ts';

afterEach(closeAllModals);

const needed = new ApiError(403, { key: 'step_up_needed', message: '', requestId: '' });

/** In place of the modal: one button a question, which answers it. */
function Questions() {
  return useOpenModals().map(({ id, name, data }) => (
    <button
      key={id}
      onClick={() => {
        (data as () => void)();
        closeModal(name);
      }}
    >
      It is me
    </button>
  ));
}
const refusedOnce = (answer: number) =>
  vi.fn<() => Promise<number>>().mockRejectedValueOnce(needed).mockResolvedValueOnce(answer);

test('what needs nothing is asked once, and nobody is asked who they are', async () => {
  const { queryByRole } = await renderScreen(<Questions />);
  const call = vi.fn(async () => 5);
  expect(await steppingUp(call)).toBe(5);
  expect(call).toHaveBeenCalledTimes(1);
  expect(queryByRole('button')).toBeNull();
});

test('whoever shows who they are has the call made again, once', async () => {
  const { findByRole, queryByRole, user } = await renderScreen(<Questions />);
  const made = steppingUp(refusedOnce(5));
  await user.click(await findByRole('button'));
  expect(await made).toBe(5);
  const never = expect(steppingUp(vi.fn<() => Promise<number>>().mockRejectedValue(needed))).rejects.toBe(
    needed,
  );
  await user.click(await findByRole('button'));
  await never;
  expect(queryByRole('button')).toBeNull();
});

test.each([
  ['it itself', () => closeModal('step-up')],
  ['a page that goes', closeAllModals],
])('a question that is closed by %s makes no call', async (_, close) => {
  const { findByRole } = await renderScreen(<Questions />);
  const call = vi.fn<() => Promise<number>>().mockRejectedValue(needed);
  const made = expect(steppingUp(call)).rejects.toBe(needed);
  await findByRole('button');
  close();
  await made;
  expect(call).toHaveBeenCalledTimes(1);
});

test('two that wait are asked with one question', async () => {
  const { findByRole, user } = await renderScreen(<Questions />);
  const both = Promise.all([steppingUp(refusedOnce(1)), steppingUp(refusedOnce(2))]);
  await user.click(await findByRole('button'));
  expect(await both).toEqual([1, 2]);
});

test('what is refused for another reason is', async () => {
  const other = new ApiError(409, { key: 'conflict', message: '', requestId: '' });
  await expect(steppingUp(() => Promise.reject(other))).rejects.toBe(other);
});
