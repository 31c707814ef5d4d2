import type { PayOutAgainstOnWire } from '@croupier/contract/money/pay-outs';
import type { Currency } from '@croupier/domain/money/amounts';
import { Button } from '@croupier/ui';
import { useTranslations } from 'use-intl/react';
import { Link } from '../../../lib/link.tsx';
import { tell } from '../../../lib/tell.ts';
import { useAgainstText } from './use-against-text.ts';

interface AgainstNoteProps {
  against: PayOutAgainstOnWire;
  currency: Currency;
  onMethod(methodId: string): void;
}

/** What stands against a pay-out as it is typed, and the way to what settles it. */
export function AgainstNote({ against, currency, onMethod }: AgainstNoteProps) {
  const text = useAgainstText(currency);
  return (
    <>
      {text(against)} <Way against={against} onMethod={onMethod} />
    </>
  );
}

function Way({ against, onMethod }: Omit<AgainstNoteProps, 'currency'>) {
  const t = useTranslations('pay-outs.against');
  if (against.reason === 'tax_number')
    return (
      <Link to="/profile" onClick={() => tell('click_tax_number', {})}>
        {t('toProfile')}
      </Link>
    );
  if (against.reason === 'name_differs') return <Link to="/profile">{t('toProfile')}</Link>;
  if (against.reason !== 'other_method_first') return null;
  const { methodId } = against;
  if (methodId === null) return <Link to="/profile/pay-outs#methods">{t('toMethods')}</Link>;
  return (
    <Button size="small" onClick={() => onMethod(methodId)}>
      {t('takeIt')}
    </Button>
  );
}
