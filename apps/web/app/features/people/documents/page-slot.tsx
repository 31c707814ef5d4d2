import type { DocumentKind } from '@croupier/domain/people/documents';
import { Button, FormFailure } from '@croupier/ui';
import { useRef, useState } from 'react';
import { useTranslations } from 'use-intl/react';
import styles from './documents.module.css';
import { useBringPage } from './documents-queries.ts';
import { useFailureText } from './failure-text.ts';

/** As the house reads them. */
const FILES = 'image/jpeg,image/png,image/webp,image/avif';

interface PageSlotProps {
  readonly id: string;
  readonly kind: DocumentKind;
  readonly place: number;
  readonly isBrought: boolean;
  readonly isOptional: boolean;
}

/** One page: taken with the camera of a phone or chosen as a file, on its way, or there. */
export function PageSlot({ id, kind, place, isBrought, isOptional }: PageSlotProps) {
  const t = useTranslations('documents.bring');
  const file = useRef<HTMLInputElement>(null);
  const [part, setPart] = useState(0);
  const [version, setVersion] = useState(0);
  const { mutate, isPending, error, variables } = useBringPage();
  const failureText = useFailureText();
  const bring = (chosen: File) => {
    setPart(0);
    mutate(
      { id, place, kind, file: chosen, onProgress: setPart },
      { onSuccess: () => setVersion(version + 1) },
    );
  };
  return (
    <li className={styles.slot}>
      <strong>
        {t('page', { place })}
        {isOptional && <span className={styles.note}> {t('optional')}</span>}
      </strong>
      {isBrought && (
        <img
          className={styles.page1}
          src={`/api/users/documents/${id}/pages/${place}?v=${version}`}
          alt={t('pageOf', { place })}
        />
      )}
      {isPending && <progress className={styles.progress} value={part} max={1} aria-label={t('going')} />}
      <FormFailure>{error && failureText(error)}</FormFailure>
      <input
        ref={file}
        type="file"
        accept={FILES}
        // A selfie is taken now; of the rest one may have a picture already, and a phone asks which.
        capture={kind === 'selfie' ? 'user' : undefined}
        className="visually-hidden"
        tabIndex={-1}
        aria-label={t('choose', { place })}
        onChange={({ target }) => {
          const chosen = target.files?.[0];
          target.value = '';
          if (chosen) bring(chosen);
        }}
      />
      <div className={styles.actions}>
        <Button size="small" busy={isPending} onClick={() => file.current?.click()}>
          {t(isBrought ? 'another' : 'take')}
        </Button>
        {error && variables && (
          <Button size="small" onClick={() => bring(variables.file)}>
            {t('again')}
          </Button>
        )}
      </div>
    </li>
  );
}
