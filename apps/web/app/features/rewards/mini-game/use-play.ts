import type { MiniGame } from '@croupier/contract/rewards/mini-game';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { askAnew } from '../../../lib/ask-anew.ts';
import { useHoldBalance } from '../../../lib/held-balance.ts';
import { isAnswer, newKey } from '../../../lib/new-key.ts';
import { useLanguage } from '../../../lib/root-data.ts';
import { refreshProfile } from '../../../lib/session.ts';
import { isOver } from './is-over.ts';
import { draw, MINI_GAMES_KEY } from './mini-games-query.ts';

const NOTHING_OPEN: ReadonlySet<number> = new Set();

/** One attempt after the other: drawn for, then opened by hand until its prize is told. */
export function usePlay(game: MiniGame) {
  const language = useLanguage();
  const client = useQueryClient();
  // The same until an answer has come: after a lost one the next press brings what was decided.
  const using = useRef<string | undefined>(undefined);
  const [opened, setOpened] = useState(NOTHING_OPEN);
  const ask = useMutation({
    mutationFn: () => {
      using.current ??= game.attempts[0]?.id ?? newKey();
      return draw({ id: game.id, attempt: using.current, language });
    },
    onMutate: () => setOpened(NOTHING_OPEN),
    onSuccess: () => {
      using.current = undefined;
    },
    onError: (error) => {
      if (!isAnswer(error)) return;
      using.current = undefined;
      void askAnew(client, { queryKey: MINI_GAMES_KEY });
    },
  });
  const played = ask.isPending ? undefined : ask.data;
  const isToldBy = (fields: ReadonlySet<number>) =>
    played !== undefined &&
    isOver(game.kind, { board: played.board, place: played.proof.givenPlace, opened: fields });
  const isTold = isToldBy(opened);
  // The live balance knows the prize before it is on screen.
  useHoldBalance(ask.isPending || (played && !isTold) ? 'frozen' : null);
  return {
    ...{ played, opened, isTold, isAsking: ask.isPending, error: ask.error },
    play: () => !ask.isPending && ask.mutate(),
    open: (fields: readonly number[]) => {
      if (!played || isTold) return;
      const now = new Set([...opened, ...fields]);
      setOpened(now);
      if (!isToldBy(now)) return;
      void askAnew(client, { queryKey: MINI_GAMES_KEY });
      void refreshProfile(client).catch(() => undefined);
    },
  };
}
