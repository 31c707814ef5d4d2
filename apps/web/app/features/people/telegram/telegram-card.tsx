import type { Profile } from '@croupier/contract/people/players';
import { Card } from '@croupier/ui';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl/react';
import { useLive } from '../../../lib/live/live.ts';
import { useRefreshProfile } from '../../../lib/session.ts';
import { ConnectTelegram } from './connect-telegram.tsx';
import { DisconnectTelegram } from './disconnect-telegram.tsx';
import { botQuery } from './telegram-queries.ts';
import styles from './telegram.module.css';

/** Notices in the player's chat with the bot. Nothing where the house has no bot. */
export function TelegramCard({ profile }: { profile: Profile }) {
  const t = useTranslations('telegram');
  const refresh = useRefreshProfile();
  const { data: bot } = useQuery(botQuery);
  // The chat is linked, and left, in another program: what became of it the profile says.
  useLive('telegram', () => void refresh().catch(() => undefined));
  if (!bot) return null;
  const linked = profile.subscribedToBot;
  return (
    <Card className={styles.card} data-testid="telegram">
      <h2>{t('title')}</h2>
      <p role="status" className={styles.text}>
        {t(linked ? 'linked' : 'free', { bot: `@${bot}` })}
      </p>
      {linked ? <DisconnectTelegram /> : <ConnectTelegram />}
    </Card>
  );
}
