import type { LobbyTile } from '@croupier/contract/site/lobby';
import { Button, Icon } from '@croupier/ui';
import { useTranslations } from 'use-intl/react';
import { Money } from '../../../lib/format/money.tsx';
import { playable } from '../../../lib/balance.ts';
import { openModal } from '../../../lib/modals.ts';
import { useProfile } from '../../../lib/session.ts';
import { gamePath } from '../../site/lobby/game-path.ts';
import { PosterTable } from './poster-table.tsx';
import styles from './welcome.module.css';

/** What there is to play with, how to have more of it, and three games; with nothing to stake they open for play money. */
export function WelcomeGame({ games }: { games: readonly LobbyTile[] }) {
  const t = useTranslations('players.welcome.game');
  const deposit = useTranslations('payments.deposit');
  const profile = useProfile();
  if (!profile) return null;
  const { amountMinor, currency, kind } = playable(profile);
  const tries = amountMinor === 0n;
  return (
    <div className={styles.first}>
      <div className={styles.money}>
        <p>
          {t(kind === 'play' ? 'playMoney' : 'balance')}{' '}
          <strong className="tabular">
            <Money amountMinor={amountMinor} currency={currency} />
          </strong>
        </p>
        {kind === 'real' && (
          <Button look="gold" icon={<Icon name="plus" size={20} />} onClick={() => openModal('deposit')}>
            {deposit('open')}
          </Button>
        )}
      </div>
      {tries && <p className={styles.note}>{t('tryFirst')}</p>}
      <PosterTable
        games={games}
        toGame={(game) => (tries && game.demo ? `/slots/${game.code}?mode=demo` : gamePath(game))}
      />
    </div>
  );
}
