import { useTranslations } from 'use-intl/react';
import { Link } from '../../../lib/link.tsx';
import { closeModal } from '../../../lib/modals.ts';

const WAYS = {
  limits: { to: '/profile/play-safely#limits', text: 'toLimits' },
  documents: { to: '/documents', text: 'toDocuments' },
} as const;

/** Why a deposit was not started; with the way to what was against it, the player's own limits or what they have shown of themselves. */
export function DepositFailure({ text, way }: { text: string; way: keyof typeof WAYS | undefined }) {
  const t = useTranslations('limits.reached');
  return (
    <>
      {text}{' '}
      {way && (
        <Link to={WAYS[way].to} onClick={() => closeModal('deposit')}>
          {t(WAYS[way].text)}
        </Link>
      )}
    </>
  );
}
