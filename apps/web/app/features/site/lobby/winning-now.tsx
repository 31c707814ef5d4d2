import type { WinningNow as Win } from '@croupier/contract/site/lobby';
import { Icon } from '@croupier/ui';
import { useTranslations } from 'use-intl/react';
import { Money } from '../../../lib/format/money.tsx';
import { useFormat } from '../../../lib/format/use-format.ts';
import { Link } from '../../../lib/link.tsx';
import { useLanguage } from '../../../lib/root-data.ts';
import { gamePath } from './game-path.ts';
import { GamePicture } from './game-picture.tsx';
import { useWinningNow } from './lobby-queries.ts';
import { Shelf } from './shelf.tsx';
import styles from './winning-now.module.css';

/** The strip of the latest wins, each with its game. Every one is a settled round; where there is none yet, it says so. */
export function WinningNow({ wins: sent }: { wins: readonly Win[] }) {
  const t = useTranslations('lobby.winning');
  const wins = useWinningNow(sent);
  const title = (
    <>
      <Icon name="bolt" size={20} />
      {t('title')}
    </>
  );
  return (
    <Shelf title={title} of={wins.length > 0 ? 'card' : 'whole'}>
      {wins.map((win) => (
        <li key={win.id}>
          <WinCard win={win} />
        </li>
      ))}
      {wins.length === 0 && <li className={styles.none}>{t('none')}</li>}
    </Shelf>
  );
}

function WinCard({ win }: { win: Win }) {
  const { player, game, maker, poster, names, kind, currency, winMinor, stakeMinor } = win;
  const t = useTranslations('lobby.winning');
  const { number } = useFormat();
  const name = names[useLanguage()];
  const times = Number((BigInt(winMinor) * 10n) / BigInt(stakeMinor)) / 10;
  return (
    <Link to={gamePath({ code: game, maker })} className={styles.win}>
      <span className={styles.picture}>
        <GamePicture game={{ code: game, name: '', poster }} sizes="4rem" />
      </span>
      <span className={styles.words}>
        <span className={styles.sum}>
          <Money amountMinor={winMinor} currency={currency} short />
          {kind === 'play' && <span className={styles.kind}> {t('play')}</span>}
        </span>
        <span className={styles.game}>{name}</span>
        <span className={styles.who}>
          <span>{player}</span>
          <span className="tabular">×{number(times, Number.isInteger(times) ? 0 : 1)}</span>
        </span>
      </span>
    </Link>
  );
}
