import { ApiError } from '@croupier/contract/kit';
import { listSupportLetters, supportQueue, takeSupportLetter } from '@croupier/contract/office/support-desk';
import { showToast } from '@croupier/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { call } from '../../../lib/api.ts';
import { useErrorText } from '../../../lib/errors/use-error-text.ts';

/** Others take letters as well: so often the next one is tried. */
const TRIES = 5;

/** Takes the letter that has waited for longest in nobody's hands, and goes to it. */
export function useTakeOldest() {
  const t = useTranslations('support-desk');
  const textOf = useErrorText();
  const navigate = useNavigate();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: takeOldest,
    onSuccess: async (number) => {
      for (const { path } of [listSupportLetters, supportQueue])
        void queries.invalidateQueries({ queryKey: [path] });
      if (number === undefined) showToast(t('queue.empty'), 'success');
      else await navigate({ to: `/support/${number}` });
    },
    onError: (error) => showToast(textOf(error), 'error'),
  });
}

async function takeOldest(): Promise<string | undefined> {
  for (let attempt = 1; ; attempt += 1) {
    const { rows } = await call(listSupportLetters, { query: { hands: 'free', limit: '1' } });
    const [oldest] = rows;
    if (!oldest) return undefined;
    try {
      await call(takeSupportLetter, { params: { number: oldest.number } });
      return oldest.number;
    } catch (error) {
      const wasQuicker = error instanceof ApiError && error.status === 409;
      if (!wasQuicker || attempt === TRIES) throw error;
    }
  }
}
