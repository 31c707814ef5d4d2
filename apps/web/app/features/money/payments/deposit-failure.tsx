import { FormFailure } from '@croupier/ui';
import { useTranslations } from 'use-intl/react';
import { Link } from '../../../lib/link.tsx';
import { closeModal } from '../../../lib/modals.ts';

const WAYS = {
  limits: { to: '/profile/play-safely#limits', text: 'toLimits' },
  documents: { to: '/documents', text: 'toDocuments' },
} as const;

interface DepositFailureProps {
  /** Why it was not started; undefined where nothing is against it. */
  readonly text: string | undefined;
  readonly way: keyof typeof WAYS | undefined;
}

/** Why a deposit was not started; with the way to what was against it, the player's own limits or what they have shown of themselves. */
export function DepositFailure({ text, way }: DepositFailureProps) {
  const t = useTranslations('limits.reached');
  return (
    <FormFailure>
      {text !== undefined && (
        <>
          {text}{' '}
          {way && (
            <Link to={WAYS[way].to} onClick={() => closeModal('deposit')}>
              {t(WAYS[way].text)}
            </Link>
          )}
        </>
      )}
    </FormFailure>
  );
}
