import { useTranslations } from 'use-intl';
import { changesOf, type State } from './changes-of.ts';
import styles from './difference.module.css';

/** What changed, field by field: what it was and what it is. Values are text and nothing else, whoever wrote them. */
export function Difference({ before, after }: { before: State; after: State }) {
  const t = useTranslations('lib.difference');
  const changes = changesOf(before, after);
  if (changes.length === 0) return <p>{t('none')}</p>;
  return (
    <table className={styles.table}>
      <caption className="visually-hidden">{t('label')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('field')}</th>
          <th scope="col">{t('before')}</th>
          <th scope="col">{t('after')}</th>
        </tr>
      </thead>
      <tbody>
        {changes.map(({ field, before: was, after: is }) => (
          <tr key={field}>
            <th scope="row">{field}</th>
            <td>{was === undefined ? '—' : <del className={styles.was}>{was}</del>}</td>
            <td>{is === undefined ? '—' : <ins className={styles.is}>{is}</ins>}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
