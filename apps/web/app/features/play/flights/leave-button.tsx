import { Button } from '@croupier/ui';
import { useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl/react';
import styles from './flight-table.module.css';
import type { FlightNow } from './use-flight.ts';

/** How often the amount on the button is brought up to the clock; seldom where motion is unwelcome. */
const EVERY_MS = { usual: 100, still: 500 } as const;

interface Props {
  readonly live: FlightNow;
  readonly isAboard: boolean;
  /** The round cannot be asked of now. */
  readonly isAsking: boolean;
  amountOf(units: number): string;
  onLeave(): void;
}

/** The way out, with what it pays. It is always there, so that joining moves nothing. */
export function LeaveButton({ live, isAboard, isAsking, amountOf, onLeave }: Props) {
  const t = useTranslations('flights');
  const words = useRef<HTMLSpanElement>(null);
  const isOpen = isAboard && live.state === 'flying';
  const { centiNow } = live;
  // Written into the page by hand: a render each time would be one of the whole table.
  useEffect(() => {
    if (!isOpen) return undefined;
    const write = () => {
      const text = t('leave', { amount: amountOf(centiNow()) });
      if (words.current && words.current.textContent !== text) words.current.textContent = text;
    };
    write();
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
    const timer = setInterval(write, isStill ? EVERY_MS.still : EVERY_MS.usual);
    return () => clearInterval(timer);
  }, [isOpen, centiNow, amountOf, t]);
  return (
    <Button
      look="gold"
      size="large"
      className={styles.leave}
      disabled={!isOpen || isAsking}
      onClick={onLeave}
      data-testid="leave"
    >
      {isOpen ? (
        <span key="amount" ref={words} />
      ) : (
        <span key="word">{isAboard ? t('aboard') : t('out')}</span>
      )}
    </Button>
  );
}
