import { pictureChoices, type PictureChoice } from '@croupier/contract/office/picture-desk';
import { Dialog, EmptyState, Field, Skeleton } from '@croupier/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Icon } from '../../../lib/icon/icon.tsx';
import { queryOf } from '../../../lib/api.ts';
import { Failure } from '../../../lib/errors/failure.tsx';
import styles from './pictures.module.css';
import { Thumbnail } from './thumbnail.tsx';

interface ChooseDialogProps {
  value: string | undefined;
  onChoose(name: string): void;
  onClose(): void;
}

/** All pictures that content may name, to choose one of. */
export function ChooseDialog({ value, onChoose, onClose }: ChooseDialogProps) {
  const t = useTranslations('picture-desk.field');
  const [text, setText] = useState('');
  const { data, error, refetch } = useQuery(queryOf(pictureChoices, {}));
  const found = data?.pictures.filter(
    ({ name }) => isChosen(name) && name.includes(text.trim().toLowerCase()),
  );
  const choose = (name: string) => {
    onChoose(name);
    onClose();
  };
  return (
    <Dialog title={t('title')} closeLabel={t('close')} size="large" steady onClose={onClose}>
      <div className={styles.choose}>
        <Field
          label={t('search')}
          type="search"
          autoFocus
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        {!found && !error && <Skeleton />}
        {error && <Failure error={error} onRetry={() => void refetch()} />}
        {found?.length === 0 && (
          <EmptyState icon={<Icon name="palette" />} title={t('nothing')} text={t('nothingText')} />
        )}
        {found && <Grid pictures={found} value={value} onChoose={choose} />}
      </div>
    </Dialog>
  );
}

/** A brand's own picture is not chosen: it stands in by itself for the one without the brand. */
const isChosen = (name: string): boolean => !name.includes('.');

interface GridProps {
  pictures: readonly PictureChoice[];
  value: string | undefined;
  onChoose(name: string): void;
}

function Grid({ pictures, value, onChoose }: GridProps) {
  const t = useTranslations('picture-desk.field');
  return (
    <ul className={styles.grid}>
      {pictures.map((picture) => (
        <li key={picture.name}>
          <button
            type="button"
            className={styles.tile}
            aria-pressed={picture.name === value}
            onClick={() => onChoose(picture.name)}
          >
            <Thumbnail picture={picture} />
            <span className={styles.name}>{picture.name}</span>
            {picture.shipped && <span className={styles.hint}>{t('drawn')}</span>}
          </button>
        </li>
      ))}
    </ul>
  );
}
