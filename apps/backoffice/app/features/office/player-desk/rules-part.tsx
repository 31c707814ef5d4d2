import type { PlayerPage } from '@croupier/contract/office/player-desk';
import { useTranslations } from 'use-intl';
import { Instant } from '../../../lib/format/instant.tsx';
import { Money } from '../../../lib/format/money.tsx';
import { Part } from './facts.tsx';
import { HouseRules } from './house-rules.tsx';
import { Stops } from './stops.tsx';
import styles from './overview.module.css';

/** What the player allows themselves, and what the house allows them: deposits of a period, stakes, breaks. */
export function RulesPart({ player }: { player: PlayerPage }) {
  const t = useTranslations('player-desk.rules');
  const limits = player.limits.filter(({ size, asked }) => size !== null || asked);
  const isNone = limits.length + player.playRules.length === 0;
  return (
    <Part title={t('title')}>
      {isNone && <p className={styles.quiet}>{t('none')}</p>}
      <ul className={styles.lines}>
        {limits.map((limit) => (
          <Limit key={`${limit.rule} ${limit.period}`} limit={limit} />
        ))}
        {player.playRules.map((rule) => (
          <Rule key={`${rule.rule} ${rule.period}`} rule={rule} />
        ))}
      </ul>
      {player.stops.length > 0 && <Stops player={player} />}
      {player.houseRules.length > 0 && <HouseRules rules={player.houseRules} />}
      {player.allowance && <Allowance allowance={player.allowance} />}
    </Part>
  );
}

function Limit({ limit }: { limit: PlayerPage['limits'][number] }) {
  const t = useTranslations('player-desk.rules');
  const { rule, period, currency, size, used, asked } = limit;
  return (
    <li className={styles.line}>
      <span>
        {t(`limit.${rule}`)}, {t(`period.${period}`)}
      </span>
      <span>
        {used !== null && (
          <>
            <Size size={used} currency={currency} /> {t('of')}{' '}
          </>
        )}
        <Size size={size} currency={currency} />
        {asked && (
          <>
            {' · '}
            {t('asked')} <Size size={asked.size} currency={asked.currency} />
          </>
        )}
      </span>
    </li>
  );
}

/** Money, minutes where there is no currency, or no limit. */
function Size({ size, currency }: Pick<PlayerPage['limits'][number], 'size' | 'currency'>) {
  const t = useTranslations('player-desk.rules');
  if (size === null) return t('noLimit');
  return currency ? (
    <Money amountMinor={size} currency={currency} />
  ) : (
    t('minutes', { minutes: Number(size) })
  );
}

function Rule({ rule }: { rule: PlayerPage['playRules'][number] }) {
  const t = useTranslations('player-desk.rules');
  const name = t.has(`rule.${rule.rule}`) ? t(`rule.${rule.rule}`) : rule.rule;
  return (
    <li className={styles.line}>
      <span>{rule.period ? `${name}, ${t(`period.${rule.period}`)}` : name}</span>
      {rule.amountMinor !== null && rule.currency && (
        <Money amountMinor={rule.amountMinor} currency={rule.currency} />
      )}
      {rule.from && (
        <span>
          <Instant at={rule.from} /> – {rule.until ? <Instant at={rule.until} /> : t('noEnd')}
        </span>
      )}
    </li>
  );
}

/** What these rules leave of the next stake. */
function Allowance({ allowance }: { allowance: NonNullable<PlayerPage['allowance']> }) {
  const t = useTranslations('player-desk.rules');
  const { currency } = allowance;
  const left = (['stakeMinor', 'lossMinor', 'stakeMaximumMinor'] as const).flatMap((name) =>
    allowance[name] === null ? [] : [{ name, amountMinor: allowance[name] }],
  );
  return (
    <ul className={styles.lines} aria-label={t('left')}>
      {left.map(({ name, amountMinor }) => (
        <li key={name} className={styles.line}>
          <span>{t(`allowance.${name}`)}</span>
          <Money amountMinor={amountMinor} currency={currency} />
        </li>
      ))}
    </ul>
  );
}
