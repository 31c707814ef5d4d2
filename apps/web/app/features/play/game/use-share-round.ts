import { shareRound } from '@croupier/contract/play/rounds';
import { showToast } from '@croupier/ui';
import { useMutation } from '@tanstack/react-query';
import { useTranslations } from 'use-intl/react';
import { call } from '../../../lib/api.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import { useGameName } from '../../../lib/game-texts.ts';
import { useLocalPath } from '../../../lib/link.tsx';
import { timesText, type PastRound } from './past-round.ts';

/** Makes the link to a round and hands it to whatever this device shares with; where it has nothing, the link is copied. */
export function useShareRound(game: string): { busy: boolean; start(round: PastRound): void } {
  const t = useTranslations('game.share');
  const format = useFormat();
  const name = useGameName()(game);
  const localPath = useLocalPath();
  const { mutate, isPending } = useMutation({
    mutationFn: async (round: PastRound) => {
      const { ticket } = await call(shareRound, { params: { id: round.id } });
      const url = `${location.origin}${localPath(`/share/${ticket}`)}`;
      const text = t('text', { times: timesText(round, format), game: name });
      if (await handOver({ title: name, text, url })) return;
      await navigator.clipboard.writeText(url);
      showToast(t('copied'), 'success');
    },
    onError: () => showToast(t('failed'), 'error'),
  });
  return { busy: isPending, start: mutate };
}

/** @returns whether the device took it; a player who thinks better of it there has been served too */
async function handOver(what: { title: string; text: string; url: string }): Promise<boolean> {
  if (!('share' in navigator) || !navigator.canShare(what)) return false;
  try {
    await navigator.share(what);
    return true;
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError';
  }
}
