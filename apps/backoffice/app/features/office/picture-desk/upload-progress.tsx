import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { onUpload } from '../../../lib/send-bytes.ts';
import styles from './pictures.module.css';

/** How far the upload is that is under way. */
export function UploadProgress() {
  const t = useTranslations('picture-desk.upload');
  const [share, setShare] = useState(0);
  useEffect(() => onUpload(setShare), []);
  if (share === 0) return null;
  return <progress className={styles.progress} aria-label={t('progress')} value={share} max={1} />;
}
