import { unmaskPlayer, type PlayerPage } from '@croupier/contract/office/player-desk';
import { Button } from '@croupier/ui';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Icon } from '../../../lib/icon/icon.tsx';
import { ActDialog } from '../../../lib/act/act-dialog.tsx';
import { useMay } from '../../../lib/me.ts';
import { changedBy } from './of-player.ts';

/** The address, masked until somebody says why they need it; it is masked again when the page is left. */
export function MaskedEmail({ player: { id, email } }: { player: PlayerPage }) {
  const t = useTranslations('player-desk.unmask');
  const may = useMay();
  const [shown, setShown] = useState<{ of: string; value: string } | null>(null);
  const [isAsking, setAsking] = useState(false);
  if (shown?.of === id) return <>{shown.value}</>;
  return (
    <>
      {email}{' '}
      {may('unmask.players') && (
        <Button
          look="plain"
          size="small"
          icon={<Icon name="eye" size={16} />}
          onClick={() => setAsking(true)}
        >
          {t('show')}
        </Button>
      )}
      {isAsking && (
        <ActDialog
          title={t('title')}
          button={t('show')}
          happens={[t('first'), t('second')]}
          operation={unmaskPlayer}
          inputOf={(reason) => ({ params: { id }, body: { value: 'email' as const, reason } })}
          changes={changedBy(id)}
          done={t('done')}
          onDone={({ value }) => setShown({ of: id, value })}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}
