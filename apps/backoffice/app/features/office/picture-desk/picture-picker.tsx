import { pictureChoices, type PictureChoice } from '@croupier/contract/office/picture-desk';
import { Button } from '@croupier/ui';
import { useQuery } from '@tanstack/react-query';
import { useId, useState, type ClipboardEvent, type DragEvent } from 'react';
import { useTranslations } from 'use-intl';
import { queryOf } from '../../../lib/api.ts';
import { useMay } from '../../../lib/me.ts';
import { ChooseDialog } from './choose-dialog.tsx';
import styles from './pictures.module.css';
import { Thumbnail } from './thumbnail.tsx';
import { UploadDialog } from './upload-dialog.tsx';

interface PicturePickerProps {
  /** The name of a picture. */
  readonly value: string | undefined;
  onChange(next: string | undefined): void;
  readonly label: string;
}

type Asking = { readonly what: 'choose' } | { readonly what: 'upload'; readonly file?: File } | null;

/** Names a picture: one of those there are, or one that is uploaded now, also by dropping or pasting it here. */
export function PicturePicker({ value, onChange, label }: PicturePickerProps) {
  const t = useTranslations('picture-desk.field');
  const mayUpload = useMay()('change.content');
  const id = useId();
  const [asking, ask] = useState<Asking>(null);
  const { data } = useQuery(queryOf(pictureChoices, {}));
  const take = (event: DragEvent | ClipboardEvent, files: FileList) => {
    const [file] = files;
    if (!file || !mayUpload) return;
    event.preventDefault();
    ask({ what: 'upload', file });
  };
  return (
    <div
      className={styles.field}
      role="group"
      aria-labelledby={id}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => take(event, event.dataTransfer.files)}
      onPaste={(event) => take(event, event.clipboardData.files)}
    >
      <span id={id} className={styles.label}>
        {label}
      </span>
      <div className={styles.now}>
        <Named value={value} pictures={data?.pictures} />
        <Button size="small" onClick={() => ask({ what: 'choose' })}>
          {t(value === undefined ? 'choose' : 'change')}
        </Button>
        {mayUpload && (
          <Button size="small" onClick={() => ask({ what: 'upload' })}>
            {t('upload')}
          </Button>
        )}
        {value !== undefined && (
          <Button size="small" look="plain" onClick={() => onChange(undefined)}>
            {t('clear')}
          </Button>
        )}
      </div>
      {asking?.what === 'choose' && (
        <ChooseDialog value={value} onChoose={onChange} onClose={() => ask(null)} />
      )}
      {asking?.what === 'upload' && (
        <UploadDialog file={asking.file} onUploaded={onChange} onClose={() => ask(null)} />
      )}
    </div>
  );
}

interface NamedProps {
  value: string | undefined;
  /** Undefined while nobody has said which there are. */
  pictures: readonly PictureChoice[] | undefined;
}

function Named({ value, pictures }: NamedProps) {
  const t = useTranslations('picture-desk.field');
  if (value === undefined) return <span className={styles.hint}>{t('none')}</span>;
  const picture = pictures?.find(({ name }) => name === value);
  return (
    <>
      {picture && <Thumbnail picture={picture} />}
      <span className={styles.name}>{value}</span>
      {pictures && !picture && <span className={styles.error}>{t('missing')}</span>}
    </>
  );
}
