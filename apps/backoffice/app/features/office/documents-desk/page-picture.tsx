import { Button } from '@croupier/ui';
import { useState, type KeyboardEvent } from 'react';
import { useTranslations } from 'use-intl';
import styles from './documents.module.css';

/** How large a page is shown, in parts of its frame. */
const ZOOMS_PERCENT = [100, 150, 200, 300, 400] as const;
const LAST = ZOOMS_PERCENT.length - 1;

interface PagePictureProps {
  id: string;
  place: number;
  /** Of a document that was sent in anew it is another picture, at an address of its own. */
  submittedAt: string;
}

/** A page, larger step by step or turned where it is hard to read: by buttons, or by plus, minus and R while it is in focus. */
export function PagePicture({ id, place, submittedAt }: PagePictureProps) {
  const t = useTranslations('documents-desk.page');
  const [step, setStep] = useState(0);
  const [turns, setTurns] = useState(0);
  const larger = () => setStep(Math.min(step + 1, LAST));
  const smaller = () => setStep(Math.max(step - 1, 0));
  const turn = () => setTurns((turns + 1) % 4);
  const byKey = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent) => {
    if (ctrlKey || metaKey || altKey) return;
    if (key === '+' || key === '=') larger();
    if (key === '-') smaller();
    if (key.toLowerCase() === 'r') turn();
  };
  return (
    <figure className={styles.figure}>
      <div
        className={styles.frame}
        data-large={step > 0 || undefined}
        tabIndex={0}
        role="group"
        aria-label={t('frame', { place })}
        onKeyDown={byKey}
      >
        <img
          src={`/office/api/documents/${id}/pages/${place}?${new URLSearchParams({ submittedAt })}`}
          alt={t('alt', { place })}
          data-turns={turns}
          className={styles.picture}
          style={{ width: `${ZOOMS_PERCENT[step]!}%` }}
        />
      </div>
      <figcaption className={styles.acts}>
        {t('name', { place })}
        <Button size="small" disabled={step === 0} onClick={smaller}>
          {t('smaller')}
        </Button>
        <span className="tabular" role="status">
          {t('zoom', { percent: ZOOMS_PERCENT[step]! })}
        </span>
        <Button size="small" disabled={step === LAST} onClick={larger}>
          {t('large')}
        </Button>
        <Button size="small" onClick={turn}>
          {t('turn')}
        </Button>
      </figcaption>
    </figure>
  );
}
