import type { LiveMessage } from '@croupier/contract/site/live';
import { showToast } from '@croupier/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { useFormat } from '../../../lib/format/use-format.ts';
import { useBalanceHold } from '../../../lib/held-balance.ts';
import { useLive } from '../../../lib/live/live.ts';
import { refreshProfile } from '../../../lib/session.ts';
import type messages from './messages/en.json';

type Ended = Extract<LiveMessage, { name: 'bonusEnded' }>['data'];

/** Says how the active bonus has ended, once the round that did it has been shown. Renders nothing. */
export default function BonusNews() {
  const t = useTranslations('wallet.ended');
  const { money } = useFormat();
  const client = useQueryClient();
  const [ended, setEnded] = useState<Ended | null>(null);
  const told = useRef<Ended>(null);
  const isOnStage = useBalanceHold() !== null;
  const tell = useEffectEvent((news: Ended) => {
    const amount = (name: 'convertedMinor' | 'forfeitedMinor') => money(news[name], news.currency);
    const values = { converted: amount('convertedMinor'), forfeited: amount('forfeitedMinor') };
    showToast(t(textOf(news), values), news.state === 'FINISHED' ? 'success' : 'info');
  });
  useLive('bonusEnded', (news) => {
    setEnded(news);
    void refreshProfile(client).catch(() => undefined);
  });
  useEffect(() => {
    if (!ended || isOnStage || told.current === ended) return;
    told.current = ended;
    tell(ended);
  }, [ended, isOnStage]);
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
