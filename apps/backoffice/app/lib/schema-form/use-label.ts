import { useTranslations } from 'use-intl';

/** What a field is called; its own name where nobody has said. */
export function useLabel(): (name: string) => string {
  const t = useTranslations('lib.schemaForm');
  return (name) => (t.has(`fields.${name}`) ? t(`fields.${name}`) : name);
}
