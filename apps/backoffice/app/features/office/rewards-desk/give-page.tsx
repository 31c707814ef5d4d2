import { readPlayer } from '@croupier/contract/office/player-desk';
import { CURRENCIES, type Currency } from '@croupier/domain/money/amounts';
import { Button, Select } from '@croupier/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { queryOf } from '../../../lib/api.ts';
import { Failure } from '../../../lib/errors/failure.tsx';
import { useMay } from '../../../lib/me.ts';
import { Page } from '../../../lib/page/page.tsx';
import { PlayersPicker } from '../../../lib/picker/players-picker.tsx';
import { GiveDialog } from './give-dialog.tsx';
import styles from './give-page.module.css';

/** Looks up a player, to give them a reward by hand. Who may not see players names one by number, and the currency. */
export default function GivePage() {
  const t = useTranslations('rewards-desk.page');
  const mayRead = useMay()('read.players');
  const [players, setPlayers] = useState<readonly string[]>([]);
  const [currency, setCurrency] = useState<Currency>('UAH');
  const [isGiving, setGiving] = useState(false);
  const [id] = players;
  const { data, error, refetch } = useQuery({
    ...queryOf(readPlayer, { params: { id: id ?? '' } }),
    enabled: mayRead && id !== undefined,
  });
  const typed = id === undefined || mayRead ? undefined : { id, nickname: `#${id}`, currency };
  const known = data && { id: data.id, nickname: data.nickname, currency: data.playsWith.currency };
  const player = id === undefined ? undefined : (known ?? typed);
  return (
    <Page title={t('title')} lead={t('lead')} width="narrow">
      <div className={styles.form}>
        <PlayersPicker
          label={t('player')}
          values={players}
          most={1}
          error=""
          faultAt={() => ''}
          onChange={setPlayers}
        />
        {!mayRead && (
          <Select
            label={t('currency')}
            value={currency}
            options={Object.keys(CURRENCIES).map((value) => ({ value, label: value }))}
            onChange={(event) => setCurrency(event.target.value as Currency)}
          />
        )}
        {error && <Failure error={error} onRetry={() => void refetch()} />}
        <div>
          <Button look="primary" disabled={!player} onClick={() => setGiving(true)}>
            {t('choose')}
          </Button>
        </div>
      </div>
      {isGiving && player && (
        <GiveDialog
          player={player}
          currency={player.currency}
          changes={[readPlayer]}
          onClose={() => setGiving(false)}
        />
      )}
    </Page>
  );
}
