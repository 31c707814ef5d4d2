import { buttonClass, Dialog } from '@croupier/ui';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl/react';
import { useDate } from '../../../lib/format/use-format.ts';
import { Link } from '../../../lib/link.tsx';
import type { ModalProps } from '../../../lib/modals.ts';
import { useLanguage } from '../../../lib/root-data.ts';
import { ChestScene } from './chest-scene.tsx';
import styles from './treasures.module.css';
import { boxesQuery } from './treasures-query.ts';

/** A box that has just become full: it waits, and nothing is lost where this is closed. @param data the box's id */
export default function FullModal({ data, onClose }: ModalProps) {
  const t = useTranslations('treasures.fullModal');
  const date = useDate();
  const language = useLanguage();
  const { data: boxes } = useQuery(boxesQuery(language));
  const box = boxes?.find(({ id }) => id === data);
  const until = box?.expireDate ?? null;
  return (
    <Dialog
      title={t('title')}
      closeLabel={t('later')}
      onClose={onClose}
      size="small"
      footer={
        <Link to="/treasures" className={buttonClass({ look: 'gold', wide: true })} onClick={onClose}>
          {t('go')}
        </Link>
      }
    >
      <div className={styles.card} data-testid="box-full">
        <div className={styles.felt}>
          <ChestScene icon={box?.typeIcon ?? 'wood'} look="full" />
        </div>
        <p>
          {box ? t('text', { name: box.names[language] }) : t('some')}{' '}
          {until !== null && t('until', { date: date(until) })}
        </p>
      </div>
    </Dialog>
  );
}
