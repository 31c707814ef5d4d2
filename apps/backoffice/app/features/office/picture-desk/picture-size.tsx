import { useTranslations } from 'use-intl';

const KILOBYTE = 1024;

/** Of a picture: how many pixels, and how much it weighs as it is kept. */
export function PictureSize({ width, height, bytes }: { width: number; height: number; bytes: number }) {
  const t = useTranslations('picture-desk');
  return (
    <span className="tabular">{t('size', { width, height, kilobytes: Math.ceil(bytes / KILOBYTE) })}</span>
  );
}
