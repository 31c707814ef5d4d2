import type { OpenTurn } from '@croupier/games';
import { Button } from '@croupier/ui';
import { useTranslations } from 'use-intl/react';

interface Props {
  open: OpenTurn | null;
  amountOf(units: number): string;
  onTake(): void;
}

/** Takes the money of a round that could go on; nothing where it cannot be taken now. */
export function TakeButton({ open, amountOf, onTake }: Props) {
  const t = useTranslations('board');
  if (!open || open.cashOutUnits === null) return null;
  return (
    <Button look="gold" size="large" onClick={onTake} data-testid="take">
      {t('take', { amount: amountOf(open.cashOutUnits) })}
    </Button>
  );
}
