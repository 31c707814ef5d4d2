import { Dialog, Icon, IconButton } from '@croupier/ui';
import { useTranslations } from 'use-intl/react';
import { useDate, useFormat } from '../../../lib/format/use-format.ts';
import { Link } from '../../../lib/link.tsx';
import { timesText, toneOf, type PastRound } from './past-round.ts';
import styles from './rounds-sheet.module.css';
import { useShareRound } from './use-share-round.ts';

interface Props {
  game: string;
  rounds: readonly PastRound[];
  /** Whether they stand in a history: then each has a page, a check and a link of its own. */
  areKept: boolean;
  onClose(): void;
}

/** The last rounds of the game: stake, win, and the ways to each one's page and proof. */
export function RoundsSheet({ game, rounds, areKept, onClose }: Props) {
  const t = useTranslations('game.rounds');
  return (
    <Dialog title={t('title')} closeLabel={t('close')} onClose={onClose}>
      {rounds.length === 0 && <p className={styles.note}>{t('empty')}</p>}
      <ul className={styles.rounds}>
        {rounds.map((round) => (
          <li key={round.id} className={styles.round}>
            {areKept ? (
              <>
                <Link to={`/profile/history/${round.id}`} className={styles.figures}>
                  <Figures round={round} />
                </Link>
                <KeptTools game={game} round={round} />
              </>
            ) : (
              <p className={styles.figures}>
                <Figures round={round} />
              </p>
            )}
          </li>
        ))}
      </ul>
      {rounds.length > 0 && <p className={styles.note}>{t(areKept ? 'note' : 'demo')}</p>}
      {areKept && (
        <Link to={`/profile/history?game=${game}`} className={styles.all}>
          {t('all')}
        </Link>
      )}
    </Dialog>
  );
}

function Figures({ round }: { round: PastRound }) {
  const t = useTranslations('game.rounds');
  const format = useFormat();
  const date = useDate();
  const { settledAt, stakeMinor, winMinor, currency } = round;
  const money = (minor: string) => format.money(minor, currency);
  return (
    <>
      <strong className={styles.times} data-tone={toneOf(round)}>
        {timesText(round, format)}
      </strong>
      <span className={styles.what}>
        {t('stakeAndWin', { stake: money(stakeMinor), win: money(winMinor) })}
        <time dateTime={settledAt}>{date(settledAt)}</time>
      </span>
    </>
  );
}

function KeptTools({ game, round }: { game: string; round: PastRound }) {
  const t = useTranslations('game.rounds');
  const share = useShareRound(game);
  const time = useDate()(round.settledAt);
  const check = t('check', { time });
  return (
    <>
      <Link
        to={`/fairness/verify?round=${round.id}`}
        className={styles.check}
        aria-label={check}
        title={check}
      >
        <Icon name="shield" size={20} />
      </Link>
      <IconButton label={t('share', { time })} disabled={share.busy} onClick={() => share.start(round)}>
        <Icon name="share" size={20} />
      </IconButton>
    </>
  );
}
