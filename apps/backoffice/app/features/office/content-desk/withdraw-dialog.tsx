import {
  followShippedContent,
  withdrawContent,
  type DocumentName,
} from '@croupier/contract/office/content-desk';
import { useTranslations } from 'use-intl';
import { ActDialog } from '../../../lib/act/act-dialog.tsx';
import { CHANGED } from './publish-dialog.tsx';

interface WithdrawDialogProps {
  name: DocumentName;
  /** Null: all that is shown and to come. */
  version: number | null;
  onClose(): void;
}

/** Takes a document back, or one version of it. */
export function WithdrawDialog({ name, version, onClose }: WithdrawDialogProps) {
  const t = useTranslations('content-desk.withdraw');
  return (
    <ActDialog
      title={version === null ? t('title') : t('titleOne', { version })}
      button={t('button')}
      tone="danger"
      happens={version === null ? [t('happens'), t('again')] : [t('happensOne', { version })]}
      operation={withdrawContent}
      inputOf={(reason) => ({ params: name, body: { version, reason } })}
      changes={CHANGED}
      done={t('done')}
      onClose={onClose}
    />
  );
}

/** Lets a document say again what the installation ships. */
export function FollowDialog({ name, onClose }: { name: DocumentName; onClose(): void }) {
  const t = useTranslations('content-desk.follow');
  return (
    <ActDialog
      title={t('title')}
      button={t('button')}
      happens={[t('happens'), t('ends'), t('kept')]}
      operation={followShippedContent}
      inputOf={(reason) => ({ params: name, body: { reason } })}
      changes={CHANGED}
      done={t('done')}
      onClose={onClose}
    />
  );
}
