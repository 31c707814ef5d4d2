import { useTranslations } from 'use-intl/react';
import { Link } from '../../../lib/link.tsx';
import { closeModal } from '../../../lib/modals.ts';

/** Why a deposit was not started; with the way to the player's own limits where one of them was against it. */
export function DepositFailure({ text, limited }: { text: string; limited: boolean }) {
  const t = useTranslations('limits.reached');
  return (
    <>
      {text}{' '}
      {limited && (
        <Link to="/profile#limits" onClick={() => closeModal('deposit')}>
          {t('toLimits')}
        </Link>
      )}
    </>
  );
}
