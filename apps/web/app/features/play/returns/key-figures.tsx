import type { ModeMaths } from '@croupier/contract/play/returns';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl/react';
import { useFormat } from '../../../lib/format/use-format.ts';
import styles from './returns.module.css';
import { playerOf } from './player-of.ts';
import { useOdds } from './use-odds.ts';

/** The figures that a player asks for first. */
export function KeyFigures({ sheet }: { sheet: ModeMaths }) {
  const t = useTranslations('returns.figures');
  const { number } = useFormat();
  const { share, roundsFor } = useOdds();
  const player = usePlayerOf(sheet);
  const hitNote =
    sheet.hitFrequency > 0.9995 ? t('hitAlways') : t('hitText', { n: roundsFor(sheet.hitFrequency) });
  return (
    <section aria-labelledby="maths-figures">
      <h2 id="maths-figures" className="visually-hidden">
        {t('title')}
      </h2>
      <dl className={styles.figures}>
        <Figure name={t('rtp')} note={<ReturnNote sheet={sheet} />}>
          {share(sheet.rtp, sheet.method === 'exact' ? 4 : 2)}
        </Figure>
        <Figure name={t('hit')} note={hitNote}>
          {share(sheet.hitFrequency)}
        </Figure>
        {sheet.volatility === 'chosen' ? (
          <Figure name={t('volatility')} note={t('volatilityChosenText')}>
            {t('volatilityChosen')}
          </Figure>
        ) : (
          <Figure name={t('volatility')} note={t('volatilityText')}>
            {t(`level${sheet.volatility}`)}
          </Figure>
        )}
        <Figure name={t('sigma')} note={t('sigmaText')}>
          {number(sheet.sigmaStakes, sheet.method === 'exact' ? 3 : 1)}
        </Figure>
        <Figure
          name={t('maximum')}
          note={<MaximumNote sheet={sheet} />}
        >{`${number(sheet.maximumWinStakes, Number.isInteger(sheet.maximumWinStakes) ? 0 : 2)}×`}</Figure>
      </dl>
      {player !== null && <p className={styles.text}>{player}</p>}
    </section>
  );
}

/** How the return is known, and how well. */
function ReturnNote({ sheet }: { sheet: ModeMaths }) {
  const t = useTranslations('returns.figures');
  const { number } = useFormat();
  const { share } = useOdds();
  const { rtp, rtpMargin, rtpLeast, rtpMost, simulatedRounds } = sheet;
  if (simulatedRounds !== null)
    return t('rtpSimulated', {
      rounds: number(simulatedRounds),
      from: share(rtp - rtpMargin),
      to: share(rtp + rtpMargin),
    });
  if (rtpLeast < rtpMost) return t('rtpChoice', { from: share(rtpLeast), to: share(rtpMost) });
  return t('rtpExact');
}

/** How often the maximum comes: to everyone, to whoever goes for it, or in so many rounds of a simulation. */
function MaximumNote({ sheet }: { sheet: ModeMaths }) {
  const t = useTranslations('returns.figures');
  const { number } = useFormat();
  const { roundsFor } = useOdds();
  const { maximumWinProbability, simulatedRounds } = sheet;
  if (simulatedRounds !== null)
    return t('maximumSimulated', {
      count: number(Math.round(maximumWinProbability * simulatedRounds)),
      rounds: number(simulatedRounds),
    });
  const n = roundsFor(maximumWinProbability);
  return playerOf(sheet.details) === null ? t('maximumText', { n }) : t('maximumChoice', { n });
}

/** Whose rounds the figures describe where the player's choices decide; null where they are everyone's. */
function usePlayerOf({ details }: ModeMaths): string | null {
  const t = useTranslations('returns.player');
  const player = playerOf(details);
  return player === null ? null : t(player, { choice: details['choice'] ?? 1 });
}

function Figure({ name, note, children }: { name: string; note: ReactNode; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd className={styles.value}>{children}</dd>
      <dd className={styles.note}>{note}</dd>
    </div>
  );
}
