import { listProviderRounds, type ProviderRound } from '@croupier/contract/play/providers';
import { Badge } from '@croupier/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl/react';
import { askAnew } from '../../../lib/ask-anew.ts';
import { call } from '../../../lib/api.ts';
import { Money } from '../../../lib/format/money.tsx';
import { useNudge } from '../../../lib/live/live.ts';
import { useDate, useFormat } from '../../../lib/format/use-format.ts';
import { PartsNote, useForfeitText } from '../table/parts-note.tsx';
import { partsOf } from '../table/round-parts.ts';
import styles from './played-rounds.module.css';

export const roundsKey = (game: string) => ['provider-rounds', game] as const;

/** What our own books say about the player's rounds in this game: the studio's page is not the only witness. */
export function PlayedRounds({ game, studio }: { game: string; studio: string }) {
  const t = useTranslations('providers.rounds');
  const { data, isError } = useQuery({
    queryKey: roundsKey(game),
    queryFn: ({ signal }) => call(listProviderRounds, { query: { game } }, signal),
  });
  const client = useQueryClient();
  useNudge('heldWin', () => void askAnew(client, { queryKey: roundsKey(game) }));
  return (
    <section className={styles.rounds} aria-labelledby="played-rounds">
      <h2 id="played-rounds">{t('title')}</h2>
      <p className={styles.lead}>{t('lead', { studio })}</p>
      {isError && <p role="alert">{t('error')}</p>}
      {data?.rounds.length === 0 && <p className={styles.empty}>{t('empty')}</p>}
      {data?.rounds.some(({ heldMinor }) => heldMinor !== '0') && <p role="status">{t('heldNote')}</p>}
      {data && data.rounds.length > 0 && (
        <div className={styles.scroll} tabIndex={0} role="group" aria-label={t('title')}>
          <table className={styles.table}>
            <thead>
              <tr>
                {(['time', 'stake', 'win', 'state'] as const).map((column) => (
                  <th key={column} scope="col">
                    {t(column)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {data.rounds.map((round) => (
                <RoundRow key={round.id} round={round} />
              ))}
            </tbody>
          </table>
        </div>
      )}
    </section>
  );
}

const TONES = { open: 'accent', ended: 'quiet', void: 'warn', abandoned: 'warn' } as const;

function RoundRow({ round }: { round: ProviderRound }) {
  const t = useTranslations('providers.rounds');
  const format = useFormat();
  const date = useDate();
  const { currency } = round;
  const { ownStakeMinor, bonusStakeMinor, ownWinMinor, bonusWinMinor, forfeitedMinor } = partsOf(round);
  const forfeit = useForfeitText(currency)(forfeitedMinor);
  return (
    <tr>
      <td>
        <time dateTime={round.openedAt}>{date(round.openedAt)}</time>
      </td>
      <td>
        {round.isFree ? t('free') : <Money amountMinor={round.stakeMinor} currency={currency} />}
        <PartsNote own={ownStakeMinor} bonus={bonusStakeMinor} currency={currency} />
      </td>
      <td data-won={round.winMinor !== '0'}>
        <Money amountMinor={round.winMinor} currency={currency} />
        <PartsNote own={ownWinMinor} bonus={bonusWinMinor + forfeitedMinor} currency={currency} />
        {forfeit && <small>{forfeit}</small>}
        {round.heldMinor !== '0' && (
          <Badge tone="warn">{t('held', { amount: format.money(BigInt(round.heldMinor), currency) })}</Badge>
        )}
      </td>
      <td>
        <Badge tone={TONES[round.state]}>{t(`states.${round.state}`)}</Badge>
      </td>
    </tr>
  );
}
