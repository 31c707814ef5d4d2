import { LANGUAGES, type Language } from '@croupier/domain/site/regions';
import { useTranslations } from 'use-intl';
import { changedPlaces, type Run } from './changed-places.ts';
import styles from './content-desk.module.css';
import { useLabel } from '../../../lib/schema-form/use-label.ts';

interface Body {
  facts: object;
  texts: object;
}

/** Where two versions differ, with the words that went and came. They are text and nothing else, whoever wrote them. */
export function BodyDifference({ before, after }: { before: Body; after: Body }) {
  const t = useTranslations('content-desk.compare');
  const placeOf = usePlaceText();
  const places = changedPlaces(before, after);
  if (places.length === 0) return <p>{t('same')}</p>;
  return (
    <dl className={styles.difference} aria-label={t('label')}>
      {places.map(({ at, runs }) => (
        <div key={at}>
          <dt>{placeOf(at)}</dt>
          <dd>
            {runs.map((run, index) => (
              <Words key={index} run={run} />
            ))}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Words({ run: { text, change } }: { run: Run }) {
  if (change === 'gone') return <del className={styles.gone}>{text}</del>;
  if (change === 'new') return <ins className={styles.came}>{text}</ins>;
  return <>{text}</>;
}

/** A place in words: `en/steps/0/title` is “English · Steps 1 · Title”. */
function usePlaceText(): (at: string) => string {
  const t = useTranslations('content-desk');
  const labelOf = useLabel();
  return (at) => {
    const [root = '', ...place] = at.split('/');
    const head = (LANGUAGES as readonly string[]).includes(root)
      ? t(`languages.${root as Language}`)
      : t('form.facts');
    const words = place.map((part) => (/^\d+$/.test(part) ? String(Number(part) + 1) : labelOf(part)));
    return [head, ...words].join(' · ');
  };
}
