import { ApiError } from '@croupier/contract/kit';
import { isOpen, openModal, subscribe } from './modals.ts';

/**
 * Makes a call that may need its player to show once more who they are: then that is asked for over the page, and the call is made
 * again, once. Whoever closes the question leaves everything as it was.
 * @throws ApiError of the call; `step_up_needed` where the question was closed
 */
export async function steppingUp<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call();
  } catch (error) {
    if (!(error instanceof ApiError && error.key === 'step_up_needed') || !(await askWho())) throw error;
    return call();
  }
}

let asked: Promise<boolean> | undefined;

/** One question is enough for all that wait for it. @returns whether it was answered */
const askWho = (): Promise<boolean> =>
  (asked ??= new Promise<boolean>((resolve) => {
    let proven = false;
    openModal('step-up', () => (proven = true));
    const stop = subscribe(() => {
      if (isOpen('step-up')) return;
      stop();
      asked = undefined;
      resolve(proven);
    });
  }));
