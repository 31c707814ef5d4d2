import type { WinningNow as Win } from '@croupier/contract/site/lobby';
import { Icon } from '@croupier/ui';
import { useTranslations } from 'use-intl/react';
import { Money } from '../../../lib/format/money.tsx';
import { useFormat } from '../../../lib/format/use-format.ts';
import { Link } from '../../../lib/link.tsx';
import { useLanguage } from '../../../lib/root-data.ts';
import { gamePath } from './game-path.ts';
import { useWinningNow } from './lobby-queries.ts';
import styles from './winning-now.module.css';

/** The strip of the latest wins. Every one is a settled round; where there is none yet, it says so. */
export function WinningNow({ wins: sent }: { wins: readonly Win[] }) {
  const t = useTranslations('lobby.winning');
  const wins = useWinningNow(sent);
  return (
    <section className={styles.strip} aria-labelledby="winning-now">
      <h2 id="winning-now" className={styles.title}>
        <Icon name="bolt" size={20} />
        {t('title')}
      </h2>
      {wins.length > 0 ? (
        <ul className={styles.wins}>
          {wins.map((win) => (
            <li key={win.id}>
              <WinCard win={win} />
            </li>
          ))}
        </ul>
      ) : (
        <p className={styles.none}>{t('none')}</p>
      )}
    </section>
  );
}

function WinCard({
  win: { player, game, maker, names, kind, currency, winMinor, stakeMinor },
}: {
  win: Win;
}) {
  const t = useTranslations('lobby.winning');
  const { number } = useFormat();
  const times = Number((BigInt(winMinor) * 10n) / BigInt(stakeMinor)) / 10;
  return (
    <Link to={gamePath({ code: game, maker })} className={styles.win}>
      <span className={styles.sum}>
        <Money amountMinor={winMinor} currency={currency} short />
        {kind === 'play' && <span className={styles.kind}> {t('play')}</span>}
      </span>
      <span className={styles.game}>{names[useLanguage()]}</span>
      <span className={styles.who}>
        <span>{player}</span>
        <span className="tabular">×{number(times, Number.isInteger(times) ? 0 : 1)}</span>
      </span>
    </Link>
  );
}
