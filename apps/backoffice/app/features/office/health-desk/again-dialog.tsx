import { houseHealth, listParkedFacts, tryFactsAgain } from '@croupier/contract/office/health-desk';
import { useTranslations } from 'use-intl';
import { ActDialog } from '../../../lib/act/act-dialog.tsx';

/** Has a reader try again one fact that it put aside, or all of them. */
export function AgainDialog({
  reader,
  position,
  onClose,
}: {
  reader: string;
  position?: string;
  onClose(): void;
}) {
  const t = useTranslations('health-desk');
  return (
    <ActDialog
      title={position ? t('again.one', { reader, position }) : t('again.all', { reader })}
      button={t('again.name')}
      happens={[t('again.first'), t('again.second')]}
      operation={tryFactsAgain}
      inputOf={(reason) => ({ params: { reader }, body: { ...(position && { position }), reason } })}
      changes={[houseHealth, listParkedFacts]}
      done={t('again.done')}
      onClose={onClose}
    />
  );
}
