import type { Bonus, BonusOffer } from '@croupier/contract/rewards/bonuses';
import { Badge, type BadgeTone, Card } from '@croupier/ui';
import { type ReactNode, useId } from 'react';
import { useTranslations } from 'use-intl/react';
import { useDate, useFormat } from '../../../lib/format/use-format.ts';
import { BonusActions } from './bonus-actions.tsx';
import styles from './bonus-card.module.css';
import { BonusPicture } from './bonus-drawing.tsx';
import { BonusSpins } from './bonus-spins.tsx';
import { CostAndTerms } from './bonus-terms.tsx';
import { BonusWagering } from './bonus-wagering.tsx';
import { Countdown } from './countdown.tsx';
import { SeriesPath } from './series-path.tsx';
import { useGivesText } from './use-gives-text.ts';

/** A bonus of the player's that goes on. @param ahead the name of the active bonus that it waits for */
export function BonusCard({ bonus, ahead }: { bonus: Bonus; ahead: string | undefined }) {
  const isActive = bonus.state === 'ACTIVATED';
  const { cancelTakes, spins, expireDate } = bonus;
  return (
    <BonusFrame bonus={bonus} testId="bonus" state={<BonusState bonus={bonus} />}>
      {bonus.isSeries && <SeriesPath bonus={bonus} />}
      {bonus.needs !== null && <Needs bonus={bonus} ahead={ahead} />}
      {cancelTakes && <BonusWagering bonus={bonus} />}
      {spins && <BonusSpins bonus={bonus} spins={spins} />}
      {expireDate !== null && <Until until={expireDate} isActive={isActive} />}
      <Beside bonus={bonus} />
      <CostAndTerms bonus={bonus} {...(cancelTakes && { totalMinor: bonus.totalWager })} />
      <BonusActions bonus={bonus} />
    </BonusFrame>
  );
}

interface FrameProps {
  bonus: Pick<
    BonusOffer,
    | 'code'
    | 'name'
    | 'lead'
    | 'unit'
    | 'value'
    | 'currency'
    | 'maxDeposit'
    | 'maximumMinor'
    | 'spins'
    | 'picture'
  >;
  testId: 'bonus' | 'offer' | 'maybe';
  state?: ReactNode;
  children: ReactNode;
}

/** The card of a bonus or an offer: its drawing, its name, what it gives, and what stands below. */
export function BonusFrame({ bonus, testId, state, children }: FrameProps) {
  const id = useId();
  const givesText = useGivesText();
  return (
    <Card
      as="article"
      className={styles.card}
      aria-labelledby={id}
      data-testid={testId}
      data-code={bonus.code}
    >
      <header className={styles.head}>
        <BonusPicture bonus={bonus} />
        <div className={styles.words}>
          {state}
          <h3 id={id}>{bonus.name}</h3>
          <p className={styles.gives}>{givesText(bonus)}</p>
        </div>
      </header>
      {bonus.lead !== '' && <p>{bonus.lead}</p>}
      {children}
    </Card>
  );
}

const TONES = {
  ACTIVATED: 'win',
  FINISHED: 'gold',
} as const satisfies Partial<Record<Bonus['state'], BadgeTone>>;

export function BonusState({ bonus: { state } }: { bonus: Pick<Bonus, 'state'> }) {
  const t = useTranslations('bonuses.states');
  const tone = state === 'ACTIVATED' || state === 'FINISHED' ? TONES[state] : 'quiet';
  return (
    <p>
      <Badge tone={tone}>{t(state)}</Badge>
    </p>
  );
}

function Needs({ bonus, ahead }: { bonus: Bonus; ahead: string | undefined }) {
  const t = useTranslations('bonuses.needs');
  const { money } = useFormat();
  const date = useDate();
  const { needs, minDeposit, currency, availabilityDate } = bonus;
  return (
    <p className={styles.needs} data-testid="needs">
      {needs === 'deposit' &&
        (minDeposit === null
          ? t('deposit')
          : t('depositOf', { min: money(minDeposit, currency, { short: true }) }))}
      {needs === 'turn' && (ahead === undefined ? t('turn') : t('behind', { name: ahead }))}
      {needs === 'date' && availabilityDate !== null && t('date', { date: date(availabilityDate) })}
    </p>
  );
}

/** Its end as a date, with the time that is left beside it. */
export function Until({ until, isActive }: { until: string; isActive: boolean }) {
  const t = useTranslations('bonuses.until');
  const date = useDate();
  return (
    <p className={styles.until}>
      <span>{t(isActive ? 'active' : 'activate', { date: date(until) })}</span>
      <span className="tabular">
        <Countdown until={until} />
      </span>
    </p>
  );
}

/** The bonus that comes with the same activation, and the step that follows. */
function Beside({ bonus: { additionalBonus, nextStep, currency, isSeries } }: { bonus: Bonus }) {
  const t = useTranslations('bonuses');
  const givesText = useGivesText();
  return (
    <>
      {additionalBonus && (
        <p>{t('also', { name: additionalBonus.name, gives: givesText(additionalBonus) })}</p>
      )}
      {nextStep && !isSeries && (
        <p className={styles.small}>
          {t('next', { name: nextStep.name, gives: givesText({ ...nextStep, currency }) })}
        </p>
      )}
    </>
  );
}
