import { unmaskPlayer, type MaskedValueName } from '@croupier/contract/office/player-desk';
import { Button } from '@croupier/ui';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Icon } from '../../../lib/icon/icon.tsx';
import { ActDialog } from '../../../lib/act/act-dialog.tsx';
import { useMay } from '../../../lib/me.ts';
import { changedBy } from './of-player.ts';

interface MaskedValueProps {
  /** The player's number. */
  readonly id: string;
  readonly value: MaskedValueName;
  readonly masked: string;
}

/** A value, masked until somebody says why they need it; it is masked again when the page is left. */
export function MaskedValue({ id, value, masked }: MaskedValueProps) {
  const t = useTranslations('player-desk.unmask');
  const may = useMay();
  const [shown, setShown] = useState<{ of: string; value: string } | null>(null);
  const [isAsking, setAsking] = useState(false);
  if (shown?.of === id) return <>{shown.value}</>;
  return (
    <>
      {masked}{' '}
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
          title={t(`title.${value}`)}
          button={t('show')}
          happens={[t('first'), t('second')]}
          operation={unmaskPlayer}
          inputOf={(reason) => ({ params: { id }, body: { value, reason } })}
          changes={changedBy(id)}
          done={t('done')}
          onDone={(output) => setShown({ of: id, value: output.value })}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}
