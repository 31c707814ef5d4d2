import type { PlayerPage, Purse } from '@croupier/contract/office/player-desk';
import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { Instant } from '../../../lib/format/instant.tsx';
import { Money } from '../../../lib/format/money.tsx';
import { Part } from './facts.tsx';
import { useOperationName } from './operation-name.ts';
import styles from './overview.module.css';

/** How much money there is in which purse, and what it consists of. */
export function MoneyPart({ player }: { player: PlayerPage }) {
  const t = useTranslations('player-desk.money');
  return (
    <Part title={t('title')}>
      {player.purses.length === 0 && <p className={styles.quiet}>{t('none')}</p>}
      {player.purses.map((purse) => (
        <OnePurse
          key={`${purse.currency}-${purse.kind}`}
          playerId={player.id}
          purse={purse}
          isPlayed={purse.kind === player.playsWith.kind && purse.currency === player.playsWith.currency}
        />
      ))}
      {player.debts.map(({ currency, leftMinor }) => (
        <p key={currency}>
          {t('owes')} <Money amountMinor={leftMinor} currency={currency} />
        </p>
      ))}
      {player.bonus && <Bonus bonus={player.bonus} />}
    </Part>
  );
}

function OnePurse({ playerId, purse, isPlayed }: { playerId: string; purse: Purse; isPlayed: boolean }) {
  const t = useTranslations('player-desk.money');
  const { currency, kind, amountMinor } = purse;
  return (
    <details open={isPlayed}>
      <summary>
        <span className={isPlayed ? styles.sum : undefined}>
          <Money amountMinor={amountMinor} currency={currency} />
        </span>{' '}
        <span className={styles.kind}>
          {t(`kind.${kind}`)}
          {isPlayed && ` · ${t('played')}`}
        </span>
      </summary>
      <Why purse={purse} />
      <Link to={`/players/${playerId}/money`} search={{ purse: `${currency}-${kind}` } as never}>
        {t('movements')}
      </Link>
    </details>
  );
}

/** The parts that come to the balance: nothing is left out of the sum. */
function Why({ purse: { currency, amountMinor, from, moved } }: { purse: Purse }) {
  const t = useTranslations('player-desk.money');
  const nameOf = useOperationName();
  return (
    <table className={styles.why}>
      <caption className="visually-hidden">{t('why')}</caption>
      <tbody>
        {from && (
          <tr>
            <th scope="row">
              {t('before')} <Instant at={from.at} />
            </th>
            <td>
              <Money amountMinor={from.amountMinor} currency={currency} />
            </td>
          </tr>
        )}
        {moved.map((each) => (
          <tr key={each.operation}>
            <th scope="row">
              {nameOf(each.operation)}{' '}
              <span className={styles.quiet}>{t('times', { count: each.times })}</span>
            </th>
            <td>
              <Money amountMinor={each.amountMinor} currency={currency} signed />
            </td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{t('comesTo')}</th>
          <td>
            <Money amountMinor={amountMinor} currency={currency} />
          </td>
        </tr>
      </tfoot>
    </table>
  );
}

function Bonus({ bonus }: { bonus: NonNullable<PlayerPage['bonus']> }) {
  const t = useTranslations('player-desk.money');
  const { currency, wagerMinor, wagerLeftMinor, expiresAt } = bonus;
  return (
    <p>
      {t('bonus')} <Money amountMinor={wagerLeftMinor} currency={currency} /> {t('bonusOf')}{' '}
      <Money amountMinor={wagerMinor} currency={currency} />
      {expiresAt && (
        <>
          {', '}
          {t('bonusUntil')} <Instant at={expiresAt} />
        </>
      )}
    </p>
  );
}
