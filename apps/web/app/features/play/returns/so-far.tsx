import type { ModeMaths, ReturnSoFar } from '@croupier/contract/play/returns';
import { Badge, Card } from '@croupier/ui';
import { useTranslations } from 'use-intl/react';
import { useFormat } from '../../../lib/format/use-format.ts';
import styles from './returns.module.css';
import { Strip } from './strip.tsx';
import { useOdds } from './use-odds.ts';

/** What the rounds that were really played have returned, beside what is declared. */
export function SoFar({ sheet }: { sheet: ModeMaths }) {
  const t = useTranslations('returns.soFar');
  return (
    <Card className={styles.card} aria-labelledby="maths-so-far">
      <h2 id="maths-so-far">{t('title')}</h2>
      {sheet.soFar.map((played) => (
        <Played key={played.money} played={played} rtp={sheet.rtp} />
      ))}
      <p className={styles.note}>{t('text')}</p>
    </Card>
  );
}

function Played({ played, rtp }: { played: ReturnSoFar; rtp: number }) {
  const t = useTranslations('returns.soFar');
  const { number } = useFormat();
  const { share } = useOdds();
  const { money, rounds, actual, expectedFrom: from, expectedTo: to, z } = played;
  const heading = <h3>{t(money)}</h3>;
  if (actual === null || from === null || to === null || z === null)
    return (
      <div className={styles.played}>
        {heading}
        <p className={styles.text}>{t('none')}</p>
      </div>
    );
  const said = {
    actual: share(actual),
    count: rounds,
    rounds: number(rounds),
    from: share(from),
    to: share(to),
  };
  const verdict = played.alarm ? 'alarm' : actual < from || actual > to ? 'outside' : 'inside';
  return (
    <div className={styles.played}>
      <div className={styles.playedHead}>
        {heading}
        <Badge tone={TONES[verdict]}>{t(`${verdict}.name`)}</Badge>
      </div>
      <p>{t('returned', said)}</p>
      <Strip
        label={t('expected', said)}
        from={from}
        to={to}
        mark={actual}
        line={rtp}
        off={verdict !== 'inside'}
      />
      <p className={styles.text}>
        {t('expected', said)} {t('off', { z: number(Math.abs(z), 2), rtp: share(rtp) })}
      </p>
      {verdict !== 'inside' && <p>{t(`${verdict}.text`)}</p>}
    </div>
  );
}

const TONES = { inside: 'win', outside: 'quiet', alarm: 'warn' } as const;
