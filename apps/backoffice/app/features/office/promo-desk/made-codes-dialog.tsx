import { buttonClass, Dialog } from '@croupier/ui';
import { useTranslations } from 'use-intl';
import { Icon } from '../../../lib/icon/icon.tsx';
import type { MadeCodes } from './make-many-dialog.tsx';

/** Hands out codes that were just made as a file. */
export function MadeCodesDialog({ bonus, codes, onClose }: MadeCodes & { onClose(): void }) {
  const t = useTranslations('promo-desk.many');
  return (
    <Dialog title={t('made', { count: codes.length })} closeLabel={t('close')} onClose={onClose} steady>
      <p>{t('take')}</p>
      <a
        className={buttonClass({ look: 'primary' })}
        href={`data:text/csv;charset=utf-8,${encodeURIComponent(csvOf(codes))}`}
        download={`promo-codes-${bonus}.csv`}
      >
        <Icon name="download" size={16} />
        {t('download')}
      </a>
    </Dialog>
  );
}

/** A column under its name, as files of the office are. Codes are letters and digits: no cell is a formula. */
const csvOf = (codes: readonly string[]): string => ['code', ...codes].map((code) => `${code}\r\n`).join('');
