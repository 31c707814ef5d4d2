import { showToast } from '@croupier/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl/react';
import { useFormat } from '../../../lib/format/use-format.ts';
import { useLive, type LiveData } from '../../../lib/live/live.ts';
import { useLiveOnceShown } from '../../../lib/live/use-live-once-shown.ts';
import { refreshProfile } from '../../../lib/session.ts';
import type messages from './messages/en.json';

type Ended = LiveData<'bonusEnded'>;

/** Says how the active bonus has ended, once the round that did it has been shown. Renders nothing. */
export default function BonusNews() {
  const t = useTranslations('wallet.ended');
  const { money } = useFormat();
  const client = useQueryClient();
  useLive('bonusEnded', () => void refreshProfile(client).catch(() => undefined));
  useLiveOnceShown('bonusEnded', (news) => {
    const amount = (name: 'convertedMinor' | 'forfeitedMinor') => money(news[name], news.currency);
    const values = { converted: amount('convertedMinor'), forfeited: amount('forfeitedMinor') };
    showToast(t(textOf(news), values), news.state === 'FINISHED' ? 'success' : 'info');
  });
  return null;
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
