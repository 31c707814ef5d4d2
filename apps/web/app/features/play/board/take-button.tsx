import type { OpenTurn } from '@croupier/games';
import { Button } from '@croupier/ui';
import type { CSSProperties } from 'react';
import { useTranslations } from 'use-intl/react';
import type { Place } from '../table/board.ts';
import styles from './places.module.css';

interface Props {
  open: OpenTurn | null;
  /** Where the stage keeps room for it. */
  at?: Place | undefined;
  amountOf(units: number): string;
  onTake(): void;
}

/** Takes the money of a round that could go on; nothing where it cannot be taken now. */
export function TakeButton({ open, at, amountOf, onTake }: Props) {
  const t = useTranslations('board');
  if (!open || open.cashOutUnits === null) return null;
  const button = (
    <Button look="gold" size={at ? 'medium' : 'large'} onClick={onTake} data-testid="take">
      {t('take', { amount: amountOf(open.cashOutUnits) })}
    </Button>
  );
  if (!at) return button;
  return (
    <div className={styles.take} style={placed(at)}>
      {button}
    </div>
  );
}

/** Around the middle of its place; no less wide, and never over the stage's lower edge. */
const placed = ({ x, y, width, height }: Place): CSSProperties => ({
  left: x + width / 2,
  top: `min(${y + height / 2}px, 100% - var(--target) / 2)`,
  minWidth: width,
});
