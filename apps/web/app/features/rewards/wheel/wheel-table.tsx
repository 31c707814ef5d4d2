import type { Wheel } from '@croupier/contract/rewards/wheel';
import { Button, FormFailure } from '@croupier/ui';
import { useRef } from 'react';
import { useTranslations } from 'use-intl/react';
import { useDate } from '../../../lib/format/use-format.ts';
import { Prose } from '../../site/content/prose.tsx';
import { OddsTable } from '../bonus-promotions/inside.tsx';
import { LastPrizes, Prize } from './prize.tsx';
import { useFailureText } from './use-failure-text.ts';
import { useTurning } from './use-turning.ts';
import { useSpin } from './use-spin.ts';
import { pressOf } from './wheel-query.ts';
import { WheelScene } from './wheel-scene.tsx';
import styles from './wheel.module.css';

/** A wheel, its odds and my attempts at it. The prize is decided before anything on screen moves. */
export function WheelTable({ wheel }: { wheel: Wheel }) {
  const t = useTranslations('wheel');
  const failureText = useFailureText();
  const spinning = useSpin(wheel);
  const { shown, isRunning, isAsking } = spinning;
  const stage = useRef<HTMLDivElement>(null);
  const said = useRef<HTMLDivElement>(null);
  // Another table that comes meanwhile is for the next press.
  const { sectors } = shown?.wheel ?? wheel;
  const onRest = () => {
    spinning.rest();
    // The button may be one that cannot be pressed now: whoever came by keyboard goes on from the prize.
    if (stage.current?.contains(document.activeElement)) said.current?.focus({ preventScroll: true });
  };
  const turning = useTurning(sectors, { run: shown?.run, isHurried: spinning.isHurried, onRest });
  const press = pressOf(wheel);
  const mayPress = press !== undefined && wheel.rule === null && !isRunning;
  const spinNow = (pressedAt?: number) => {
    if (!mayPress) return;
    stage.current?.scrollIntoView?.({ block: 'nearest' });
    spinning.press(pressedAt);
  };
  return (
    <div className={styles.layout}>
      <div className={styles.stage}>
        <div className={styles.felt} ref={stage}>
          <WheelScene
            sectors={sectors}
            {...turning}
            look={isAsking ? 'waiting' : isRunning ? 'turning' : 'still'}
            won={isRunning ? undefined : shown?.run.sector}
            onPushed={press === 'points' ? undefined : () => spinNow()}
          />
          {/* Another button after each rest: a press that began on the one that hurries ends nowhere. */}
          {isRunning && !isAsking ? (
            <Button key={spinning.rests} look="quiet" onClick={spinning.hurry}>
              {t('hurry')}
            </Button>
          ) : (
            <Button
              key={spinning.rests}
              look="gold"
              busy={isAsking}
              disabled={!mayPress && !isAsking}
              data-testid="spin-wheel"
              onClick={({ timeStamp }) => spinNow(timeStamp)}
            >
              {press === 'points' ? t('buy', { count: wheel.price! }) : t('spin')}
            </Button>
          )}
        </div>
        <FormFailure>{spinning.error !== null && failureText(spinning.error)}</FormFailure>
        <div role="status" ref={said} tabIndex={-1} className={styles.said}>
          {shown && !isRunning && <Prize given={shown.given} proof={shown.proof} />}
        </div>
        {!isRunning && <Attempts wheel={wheel} />}
      </div>
      <div className={styles.facts}>
        <h3>{t('inside')}</h3>
        <OddsTable rows={wheel.loot.rows} />
        <p className={styles.small}>{t('rules')}</p>
        {wheel.terms.map((html) => (
          <Prose key={html} html={html} />
        ))}
        {!isRunning && <LastPrizes last={wheel.last} />}
      </div>
    </div>
  );
}

function Attempts({ wheel }: { wheel: Wheel }) {
  const t = useTranslations('wheel');
  const rules = useTranslations('rewards.rule');
  const date = useDate();
  const { attempts, freeNow, nextFreeAt, price, rule, until } = wheel;
  const expiresAt = attempts[0]?.expiresAt ?? null;
  return (
    <div className={styles.small}>
      {rule && <p>{rules(rule.rule)}</p>}
      {attempts.length > 0 && <p>{t('left', { count: attempts.length })}</p>}
      {expiresAt !== null && <p>{t('useUntil', { date: date(expiresAt) })}</p>}
      {freeNow && <p>{t('free')}</p>}
      {!freeNow && attempts.length === 0 && price === null && <p>{t('left', { count: 0 })}</p>}
      {nextFreeAt !== null && <p>{t('next', { date: date(nextFreeAt) })}</p>}
      {until !== null && <p>{t('until', { date: date(until) })}</p>}
    </div>
  );
}
