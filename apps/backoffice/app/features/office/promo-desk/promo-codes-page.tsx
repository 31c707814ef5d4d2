import { Button } from '@croupier/ui';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Icon } from '../../../lib/icon/icon.tsx';
import { DataList } from '../../../lib/list/data-list.tsx';
import { useMay } from '../../../lib/me.ts';
import { Page } from '../../../lib/page/page.tsx';
import { MadeCodesDialog } from './made-codes-dialog.tsx';
import { MakeDialog } from './make-dialog.tsx';
import { MakeManyDialog, type MadeCodes } from './make-many-dialog.tsx';
import { PROMO_CODES } from './promo-list.tsx';

/** The codes by which promotions are announced: which there are, and how they are used. */
export default function PromoCodesPage() {
  const t = useTranslations('promo-desk');
  const [making, setMaking] = useState<'one' | 'many'>();
  const [made, setMade] = useState<MadeCodes>();
  const close = () => setMaking(undefined);
  return (
    <Page
      title={t('title')}
      lead={t('lead')}
      width="list"
      actions={useMay()('change.promo-codes') && <Ways onPress={setMaking} />}
    >
      <DataList definition={PROMO_CODES} />
      {making === 'one' && <MakeDialog onClose={close} />}
      {making === 'many' && <MakeManyDialog onMade={setMade} onClose={close} />}
      {made && <MadeCodesDialog {...made} onClose={() => setMade(undefined)} />}
    </Page>
  );
}

function Ways({ onPress }: { onPress(way: 'one' | 'many'): void }) {
  const t = useTranslations('promo-desk');
  return (
    <>
      <Button size="small" onClick={() => onPress('many')}>
        {t('many.title')}
      </Button>
      <Button
        look="primary"
        size="small"
        icon={<Icon name="plus" size={16} />}
        onClick={() => onPress('one')}
      >
        {t('make.title')}
      </Button>
    </>
  );
}
