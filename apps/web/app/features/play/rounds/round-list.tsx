import type { RoundRow } from '@croupier/contract/play/rounds';
import { Icon } from '@croupier/ui';
import { useTranslations } from 'use-intl/react';
import { Money } from '../../../lib/format/money.tsx';
import { useDate } from '../../../lib/format/use-format.ts';
import { Link } from '../../../lib/link.tsx';
import { useGameName } from '../../../lib/game-texts.ts';
import list from '../../../lib/record-list/record-list.module.css';
import { useForfeitText, usePartsText } from '../table/parts-note.tsx';
import { leftBy, partsOf } from '../table/round-parts.ts';
import { isVoid, netMinor, takenMinor } from './round-view.ts';
import styles from './history.module.css';

const COLUMNS = ['time', 'game', 'stake', 'win', 'net', 'after'] as const;

/** The rounds as a table on a desktop and as cards on a phone; each row leads to its round. */
export function RoundList({ rounds }: { rounds: readonly RoundRow[] }) {
  const t = useTranslations('rounds.history');
  return (
    <div className={`${list.frame} ${styles.table}`}>
      <div className={styles.head} aria-hidden="true">
        {COLUMNS.map((column) => (
          <span key={column} data-column={column}>
            {t(column)}
          </span>
        ))}
      </div>
      <ul className={list.rows} aria-label={t('title')}>
        {rounds.map((round) => (
          <li key={round.id}>
            <RoundRowLink round={round} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function RoundRowLink({ round }: { round: RoundRow }) {
  const t = useTranslations('rounds.history');
  const date = useDate();
  const game = useGameName()(round.game);
  const net = netMinor(round);
  const money = (minor: string | bigint, sign = false) => (
    <Money amountMinor={minor} currency={round.currency} sign={sign} />
  );
  return (
    <Link to={`/profile/history/${round.id}`} className={styles.row}>
      <time data-column="time" dateTime={round.settledAt}>
        {date(round.settledAt)}
      </time>
      <span data-column="game" className={styles.game}>
        {game}
        {round.kind === 'play' && <small> · {t('playMoney')}</small>}
        {round.state === 'open' && <small> · {t('waits')}</small>}
        {round.giftId !== null && <small> · {t('ofGift')}</small>}
        {isVoid(round) && <small> · {t('void')}</small>}
        {round.voided && <small> · {t('voided')}</small>}
        <BonusNote round={round} />
      </span>
      <Cell column="stake">{money(takenMinor(round))}</Cell>
      <Cell column="win" tone={round.winMinor === '0' ? 'none' : 'win'}>
        {money(round.winMinor)}
      </Cell>
      <Cell column="net" tone={net > 0n ? 'gain' : 'none'}>
        {money(net, true)}
      </Cell>
      <Cell column="after">{money(leftBy(round).amountMinor)}</Cell>
      <Icon name="right" size={18} className={styles.arrow} />
    </Link>
  );
}

/** What of the stake was bonus money, and that the win's part of it went back, where it did. */
function BonusNote({ round }: { round: RoundRow }) {
  const t = useTranslations('rounds.history');
  const { ownStakeMinor, bonusStakeMinor, forfeitedMinor } = partsOf(round);
  const parts = usePartsText(round.currency)({ own: ownStakeMinor, bonus: bonusStakeMinor });
  const forfeit = useForfeitText(round.currency)(forfeitedMinor);
  if (parts === null) return null;
  return (
    <small className={styles.parts}>
      {t('stakeParts', { parts })}
      {forfeit && ` · ${forfeit}`}
    </small>
  );
}

function Cell({
  column,
  tone,
  children,
}: {
  column: 'stake' | 'win' | 'net' | 'after';
  tone?: 'win' | 'gain' | 'none';
  children: React.ReactNode;
}) {
  const t = useTranslations('rounds.history');
  return (
    <span data-column={column} data-tone={tone} className={styles.cell}>
      <span className={styles.cellLabel}>{t(column)} </span>
      {children}
    </span>
  );
}
