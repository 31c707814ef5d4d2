import { useTranslations } from 'use-intl';

/** Names who wrote or published a version: somebody, or the files that the installation ships. */
export function useWhoText(): (name: string) => string {
  const t = useTranslations('lib.compare');
  return (name) => (name === 'shipped' ? t('shipped') : name);
}
