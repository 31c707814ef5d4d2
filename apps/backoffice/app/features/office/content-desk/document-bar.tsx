import type { ContentDocument } from '@croupier/contract/office/content-desk';
import type { EditedBody } from '@croupier/contract/site/content/kinds';
import { Button } from '@croupier/ui';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useMay } from '../../../lib/me.ts';
import type { Written } from '../../../lib/use-written.ts';
import styles from './content-desk.module.css';
import { NoticePreviewButton } from '../outbox-desk/notice-preview.tsx';
import { PreviewButton } from './preview-button.tsx';
import { PublishDialog } from './publish-dialog.tsx';
import { SaveDialog } from './save-dialog.tsx';
import { FollowDialog, WithdrawDialog } from './withdraw-dialog.tsx';

interface DocumentBarProps {
  document: ContentDocument;
  written: Written<EditedBody> | null;
  faults: number;
  onSaved(): void;
  onLookAgain(): void;
}

type Asking = 'save' | 'publish' | 'withdraw' | 'follow' | null;

/** What may be done about a document now. */
export function DocumentBar({ document, written, faults, onSaved, onLookAgain }: DocumentBarProps) {
  const t = useTranslations('content-desk');
  const may = useMay();
  const [asking, ask] = useState<Asking>(null);
  const { kind, key, scope, latestVersion, state, draft, isShipped, followsShipped } = document;
  const name = { kind, key, scope };
  // Whether somebody else was quicker is seen at once.
  const close = () => {
    ask(null);
    onLookAgain();
  };
  const isNew = latestVersion === 0;
  return (
    <div className={styles.bar}>
      <div className={styles.acts}>
        {may('change.content') && (
          <Button look="primary" disabled={!written && !isNew} onClick={() => ask('save')}>
            {t('save.button')}
          </Button>
        )}
        {may('publish.content') && (
          <Button disabled={isNew || written !== null || !draft || faults > 0} onClick={() => ask('publish')}>
            {t('publish.open')}
          </Button>
        )}
        {kind === 'notice' ? (
          <NoticePreviewButton kind={key} scope={scope} body={written?.body ?? document.body} />
        ) : (
          !isNew && <PreviewButton kind={kind} documentKey={key} scope={scope} version={latestVersion} />
        )}
        {may('publish.content') && (state === 'inForce' || state === 'scheduled') && (
          <Button look="plain" onClick={() => ask('withdraw')}>
            {t('withdraw.open')}
          </Button>
        )}
        {may('publish.content') && isShipped && !followsShipped && (
          <Button look="plain" onClick={() => ask('follow')}>
            {t('follow.open')}
          </Button>
        )}
      </div>
      <p className={styles.origin}>
        {t(followsShipped ? 'one.follows' : isShipped ? 'one.leftFiles' : 'one.own')}
      </p>
      {asking === 'save' && (
        <SaveDialog
          name={name}
          body={written?.body ?? document.body}
          basedOn={written?.basedOn ?? latestVersion}
          faults={faults}
          onSaved={onSaved}
          onClose={close}
        />
      )}
      {asking === 'publish' && <PublishDialog document={document} onClose={close} />}
      {asking === 'withdraw' && <WithdrawDialog name={name} version={null} onClose={close} />}
      {asking === 'follow' && <FollowDialog name={name} onClose={close} />}
    </div>
  );
}
