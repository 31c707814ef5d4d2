import { stopGift, type Gift } from '@croupier/contract/rewards/gifts';
import type { Round } from '@croupier/contract/play/rounds';
import type { Currency } from '@croupier/domain/money/amounts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { askAnew } from '../../../lib/ask-anew.ts';
import { call } from '../../../lib/api.ts';
import { giftFor } from './choose-gift.ts';
import { giftsQuery } from './gifts-query.ts';

/** The player's gift of rounds in one game. */
export interface GiftHere {
  /** The gift there is; null for none. */
  readonly offered: Gift | null;
  /** The same while the next round is to be one of it. */
  readonly used: Gift | null;
  use(isUsed: boolean): void;
  /** Leaves the rest of a gift: what it has won becomes money. @throws ApiError, and nothing has changed */
  stop(gift: Gift): Promise<void>;
  /** The gift whose round this was, or that was left here, once it is over and until that was read. */
  endedWith(round: Round | null): Gift | null;
  read(gift: Gift): void;
}

/** @param wanted false where no gift can be used: without an account, in demo play, in games of other kinds */
export function useGift(place: { game: string; currency: Currency; wanted: boolean }): GiftHere {
  const { data: gifts = [] } = useQuery({ ...giftsQuery, enabled: place.wanted });
  const client = useQueryClient();
  const [isUsed, use] = useState(true);
  const [leftId, setLeftId] = useState<string | null>(null);
  const [readId, setReadId] = useState<string | null>(null);
  const offered = place.wanted ? giftFor(gifts, place) : null;
  return {
    offered,
    used: isUsed ? offered : null,
    use,
    stop: async ({ id }) => {
      await call(stopGift, { params: { id } });
      setLeftId(id);
      await askAnew(client, { queryKey: giftsQuery.queryKey });
    },
    endedWith: (round) =>
      gifts.find(
        ({ id, state }) => (id === round?.giftId || id === leftId) && id !== readId && isTold(state),
      ) ?? null,
    read: ({ id }) => setReadId(id),
  };
}

/** That a gift ran out of time is told wherever its player is: `gift-news.tsx`. */
const isTold = (state: Gift['state']): boolean => state === 'FINISHED' || state === 'CANCELED';

/** Asks how the gifts stand after each round of one, once it was shown, and when a gift refused one. */
export function useGiftNews(last: Round | null, refusal: string | undefined): void {
  const client = useQueryClient();
  const playedId = last?.giftId ? last.id : null;
  const isOver = refusal === 'gift_over';
  useEffect(() => {
    if (playedId !== null || isOver) void askAnew(client, { queryKey: giftsQuery.queryKey });
  }, [client, playedId, isOver]);
}
