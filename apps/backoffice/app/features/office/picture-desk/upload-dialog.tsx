import {
  listPictures,
  PICTURE_BYTES_MAX,
  pictureChoices,
  uploadPicture,
} from '@croupier/contract/office/picture-desk';
import { MEDIA_NAME } from '@croupier/domain/site/media';
import { Field } from '@croupier/ui';
import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { ActDialog } from '../../../lib/act/act-dialog.tsx';
import { FileDrop } from './file-drop.tsx';
import { nameOfFile } from './name-of-file.ts';
import { UploadProgress } from './upload-progress.tsx';

interface UploadDialogProps {
  /** What was dropped or pasted already. */
  file?: File | undefined;
  onUploaded?(name: string): void;
  onClose(): void;
}

/** Uploads a picture under a name that content says from then on. */
export function UploadDialog({ file: first, onUploaded, onClose }: UploadDialogProps) {
  const t = useTranslations('picture-desk');
  const [file, setFile] = useState(first);
  const bytes = useBytes(file);
  const [name, setName] = useState(first ? nameOfFile(first.name) : '');
  const take = (next: File) => {
    setFile(next);
    setName((now) => now || nameOfFile(next.name));
  };
  const isTooLarge = file !== undefined && file.size > PICTURE_BYTES_MAX;
  const isName = MEDIA_NAME.test(name);
  return (
    <ActDialog
      title={t('acts.upload')}
      button={t('upload.button')}
      happens={[t('upload.anew'), t('upload.stays')]}
      operation={uploadPicture}
      inputOf={(reason) =>
        bytes && isName && !isTooLarge ? { params: { name }, query: { reason }, body: bytes } : null
      }
      changes={[listPictures, pictureChoices]}
      done={t('upload.done', { name })}
      onDone={(made) => onUploaded?.(made.name)}
      onClose={onClose}
    >
      <FileDrop
        file={file}
        onFile={take}
        error={isTooLarge ? t('upload.tooLarge', { megabytes: PICTURE_BYTES_MAX / 1024 / 1024 }) : ''}
      />
      <Field
        label={t('columns.name')}
        hint={t('upload.nameHint')}
        required
        spellCheck={false}
        value={name}
        onChange={(event) => setName(event.target.value)}
        error={name && !isName ? t('upload.noName') : ''}
      />
      <UploadProgress />
    </ActDialog>
  );
}

/** What is in a file, once it is read. */
function useBytes(file: File | undefined): Uint8Array<ArrayBuffer> | undefined {
  const [read, setRead] = useState<{ file: File; bytes: Uint8Array<ArrayBuffer> }>();
  useEffect(() => {
    let isLast = true;
    void file?.arrayBuffer().then((buffer) => isLast && setRead({ file, bytes: new Uint8Array(buffer) }));
    return () => {
      isLast = false;
    };
  }, [file]);
  return read?.file === file ? read?.bytes : undefined;
}
