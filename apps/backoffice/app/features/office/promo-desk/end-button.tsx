import { endPromoCode, listPromoCodes, type PromoRow } from '@croupier/contract/office/promo-desk';
import { Button } from '@croupier/ui';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { ActDialog } from '../../../lib/act/act-dialog.tsx';
import { useMay } from '../../../lib/me.ts';

/** Ends a code that still runs, or is to. */
export function EndButton({ row: { code, state, used, waiting } }: { row: PromoRow }) {
  const t = useTranslations('promo-desk.end');
  const [isEnding, setEnding] = useState(false);
  const may = useMay()('change.promo-codes');
  if (!may || state === 'ended') return null;
  return (
    <>
      <Button size="small" aria-label={t('named', { code })} onClick={() => setEnding(true)}>
        {t('button')}
      </Button>
      {isEnding && (
        <ActDialog
          title={t('title', { code })}
          button={t('button')}
          tone="danger"
          happens={[t('forGood'), t('kept', { count: used }), t('waiting', { count: waiting })]}
          operation={endPromoCode}
          inputOf={(reason) => ({ params: { code }, body: { reason } })}
          changes={[listPromoCodes]}
          done={t('done', { code })}
          onClose={() => setEnding(false)}
        />
      )}
    </>
  );
}
