import { useEffect, useId, useState, type DragEvent } from 'react';
import { useTranslations } from 'use-intl';
import styles from './pictures.module.css';

interface FileDropProps {
  file: File | undefined;
  onFile(file: File): void;
  error: string;
}

const KILOBYTE = 1024;
const TAKEN = 'image/png,image/jpeg,image/webp,image/avif';

/** Takes a file by choosing, by dropping and by pasting. */
export function FileDrop({ file, onFile, error }: FileDropProps) {
  const t = useTranslations('picture-desk.upload');
  const id = useId();
  const [isOver, setOver] = useState(false);
  usePasted(onFile);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const [dropped] = event.dataTransfer.files;
    if (dropped) onFile(dropped);
  };
  return (
    <div
      className={styles.drop}
      data-over={isOver || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      {file && <Shown file={file} />}
      <label htmlFor={id}>
        <span className="visually-hidden">{t('file')}: </span>
        {file ? t('chosen', { name: file.name, kilobytes: Math.ceil(file.size / KILOBYTE) }) : t('choose')}
      </label>
      <input
        id={id}
        type="file"
        accept={TAKEN}
        aria-describedby={`${id}-takes`}
        onChange={({ target }) => target.files?.[0] && onFile(target.files[0])}
      />
      <p id={`${id}-takes`} className={styles.hint}>
        {t('takes')}
      </p>
      <p className={styles.error} role="alert">
        {error}
      </p>
    </div>
  );
}

/** A picture that is pasted anywhere while this is open. */
function usePasted(onFile: (file: File) => void): void {
  useEffect(() => {
    const paste = (event: ClipboardEvent) => {
      const [pasted] = event.clipboardData?.files ?? [];
      if (pasted) onFile(pasted);
    };
    document.addEventListener('paste', paste);
    return () => document.removeEventListener('paste', paste);
  });
}

/** What the browser makes of the file before anything is sent. */
function Shown({ file }: { file: File }) {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    const reader = new FileReader();
    reader.onload = () => setAddress(String(reader.result));
    reader.readAsDataURL(file);
    return () => reader.abort();
  }, [file]);
  return address?.startsWith('data:image/') ? <img className={styles.shown} src={address} alt="" /> : null;
}
