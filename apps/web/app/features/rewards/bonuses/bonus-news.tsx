import { showToast } from '@croupier/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl/react';
import { fetchAnew } from '../../../lib/ask-anew.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import { useLive, type LiveData } from '../../../lib/live/live.ts';
import { useLiveOnceShown } from '../../../lib/live/use-live-once-shown.ts';
import { isOpen, openModal } from '../../../lib/modals.ts';
import { useLanguage } from '../../../lib/root-data.ts';
import { refreshProfile } from '../../../lib/session.ts';
import type messages from '../../money/wallet/messages/en.json';
import { untoldExpired } from './bonus-lists.ts';
import { bonusesQuery } from './bonuses-queries.ts';

export type Ended = LiveData<'bonusEnded'>;

/** Says how the active bonus has ended, once the round that did it has been shown. Renders nothing. */
export default function BonusNews() {
  const client = useQueryClient();
  const language = useLanguage();
  const endText = useEndText();
  useLive('bonusEnded', () => void refreshProfile(client).catch(() => undefined));
  useLiveOnceShown('bonusEnded', (news) => {
    const say = () => showToast(endText(news), news.state === 'FINISHED' ? 'success' : 'info');
    const isWon = news.state === 'FINISHED' && news.convertedMinor !== '0';
    if (isWon && !isOpen('bonus-won')) return openModal('bonus-won', news);
    if (news.state !== 'EXPIRED') return say();
    // One that is listed is told by its own modal, also to who was not here: twice would be too often.
    fetchAnew(client, bonusesQuery(language)).then(
      ({ bonuses }) => untoldExpired(bonuses).length === 0 && say(),
      say,
    );
  });
  return null;
}

/** A sentence about the end of a bonus, with what became of its money. */
export function useEndText(): (news: Ended) => string {
  const t = useTranslations('wallet.ended');
  const { money } = useFormat();
  return (news) => {
    const amount = (name: 'convertedMinor' | 'forfeitedMinor') => money(news[name], news.currency);
    return t(textOf(news), { converted: amount('convertedMinor'), forfeited: amount('forfeitedMinor') });
  };
}

type Text = keyof (typeof messages)['ended'];

const TEXTS = {
  FINISHED: 'finished',
  LOST: 'lost',
  EXPIRED: 'expired',
  CANCELED: 'cancelled',
} as const satisfies Record<Ended['state'], Text>;

function textOf({ state, convertedMinor, forfeitedMinor }: Ended): Text {
  if (state !== 'FINISHED') return TEXTS[state];
  if (convertedMinor === '0') return 'empty';
  return forfeitedMinor === '0' ? 'finished' : 'capped';
}
