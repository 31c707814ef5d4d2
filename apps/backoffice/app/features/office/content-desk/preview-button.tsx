import type { ContentKindName } from '@croupier/contract/site/content/kinds';
import { Button } from '@croupier/ui';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Icon } from '../../../lib/icon/icon.tsx';
import { PreviewDialog } from '../preview-desk/preview-dialog.tsx';

export interface PreviewButtonProps {
  readonly kind: ContentKindName;
  readonly documentKey: string;
  /** `all`, a brand or a region. */
  readonly scope: string;
  /** A version that is saved. */
  readonly version: number;
}

/** Leads to the players' site as this version would make it. */
export function PreviewButton(previewed: PreviewButtonProps) {
  const t = useTranslations('preview-desk');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button icon={<Icon name="eye" size={16} />} onClick={() => setOpen(true)}>
        {t('button')}
      </Button>
      {isOpen && <PreviewDialog {...previewed} onClose={() => setOpen(false)} />}
    </>
  );
}
