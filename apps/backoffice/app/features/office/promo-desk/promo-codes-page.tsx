import { Button } from '@croupier/ui';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Icon } from '../../../lib/icon/icon.tsx';
import { DataList } from '../../../lib/list/data-list.tsx';
import { useMay } from '../../../lib/me.ts';
import { Page } from '../../../lib/page/page.tsx';
import { MakeDialog } from './make-dialog.tsx';
import { PROMO_CODES } from './promo-list.tsx';

/** The codes by which promotions are announced: which there are, and how they are used. */
export default function PromoCodesPage() {
  const t = useTranslations('promo-desk');
  const [isMaking, setMaking] = useState(false);
  return (
    <Page
      title={t('title')}
      lead={t('lead')}
      width="list"
      actions={
        useMay()('change.promo-codes') && (
          <Button
            look="primary"
            size="small"
            icon={<Icon name="plus" size={16} />}
            onClick={() => setMaking(true)}
          >
            {t('make.title')}
          </Button>
        )
      }
    >
      <DataList definition={PROMO_CODES} />
      {isMaking && <MakeDialog onClose={() => setMaking(false)} />}
    </Page>
  );
}
