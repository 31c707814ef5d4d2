import type { InputOf, Operation, OutputOf } from '@croupier/contract/kit';
import { showToast } from '@croupier/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { call } from '../api.ts';
import { useErrorText } from '../errors/use-error-text.ts';

/** One call that changes something. */
export interface Deed<O extends Operation> {
  readonly operation: O;
  readonly input: InputOf<O>;
}

/** What takes a deed back; made of what the deed answered. */
export type Undo<O extends Operation> = (output: OutputOf<O>) => Deed<Operation>;

interface Told<O extends Operation> {
  /** What is read anew: operations whose answers are other ones now. */
  readonly changes: readonly Operation[];
  /** Said when it is done. */
  readonly done: string;
  readonly undo?: Undo<O> | undefined;
}

/** A change of the house: sent once, what it changes read anew, said in a toast that offers to take it back where that may be. */
export function useAct<O extends Operation>({ changes, done, undo }: Told<O>) {
  const queries = useQueryClient();
  const t = useTranslations('lib.act');
  const textOf = useErrorText();
  const readAnew = () =>
    Promise.all(changes.map(({ path }) => queries.invalidateQueries({ queryKey: [path] })));
  const takeBack = async ({ operation, input }: Deed<Operation>) => {
    try {
      await call(operation, input);
      showToast(t('undone'), 'success');
    } catch (error) {
      showToast(textOf(error), 'error');
    }
    await readAnew();
  };
  return useMutation({
    mutationFn: ({ operation, input }: Deed<O>) => call(operation, input),
    onSuccess: async (output) => {
      const isWaiting = waits(output);
      const back = isWaiting ? undefined : undo?.(output);
      const action = back && { label: t('undo'), run: () => void takeBack(back) };
      showToast(isWaiting ? t('waiting') : done, isWaiting ? 'info' : 'success', action);
      await readAnew();
    },
  });
}

/** Whether an act was not done but waits for a second person (the contract's `Performed`). */
const waits = (output: unknown): boolean =>
  typeof output === 'object' && output !== null && 'state' in output && output.state === 'waiting';
