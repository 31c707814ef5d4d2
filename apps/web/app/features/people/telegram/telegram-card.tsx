import type { Profile } from '@croupier/contract/people/players';
import { Card } from '@croupier/ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslations } from 'use-intl/react';
import { useNudge } from '../../../lib/live/live.ts';
import { useRefreshProfile } from '../../../lib/session.ts';
import { tell } from '../../../lib/tell.ts';
import { ConnectTelegram } from './connect-telegram.tsx';
import { DisconnectTelegram } from './disconnect-telegram.tsx';
import { botQuery, useAskLink, type AskLink } from './telegram-queries.ts';
import styles from './telegram.module.css';

/** Notices in the player's chat with the bot. Nothing where the house has no bot. */
export function TelegramCard({ profile }: { profile: Profile }) {
  const t = useTranslations('telegram');
  const refresh = useRefreshProfile();
  const { data: bot } = useQuery(botQuery);
  const linked = profile.subscribedToBot;
  const ask = useAskLink();
  useTellAttached(linked, ask);
  // The chat is linked, and left, in another program: what became of it the profile says.
  useNudge('telegram', () => void refresh().catch(() => undefined));
  if (!bot) return null;
  return (
    <Card className={styles.card} data-testid="telegram">
      <h2>{t('title')}</h2>
      <p role="status" className={styles.text}>
        {t(linked ? 'linked' : 'free', { bot: `@${bot}` })}
      </p>
      {linked ? <DisconnectTelegram /> : <ConnectTelegram ask={ask} />}
    </Card>
  );
}

/** Says once that it worked, on the page that asked for the link: the others only see it. */
function useTellAttached(linked: boolean, { data: link, reset }: AskLink): void {
  useEffect(() => {
    if (!linked || !link) return;
    tell('attachNetwork', { network: 'telegram' });
    reset();
  }, [linked, link, reset]);
}
