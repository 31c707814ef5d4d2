import { useTranslations } from 'use-intl';
import { useLabel } from '../schema-form/use-label.ts';
import { changedPlaces, type Run } from './changed-places.ts';
import styles from './compare.module.css';

interface BodyDifferenceProps {
  readonly before: object;
  readonly after: object;
  /** Names of parts of a body that are called otherwise than a field of theirs: `facts`, `terms`. */
  readonly parts: Readonly<Record<string, string>>;
}

/** Shows where two versions differ, with the words that went and came. They are text and nothing else, whoever wrote them. */
export function BodyDifference({ before, after, parts }: BodyDifferenceProps) {
  const t = useTranslations('lib.compare');
  const placeOf = usePlaceText(parts);
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

/** A place in words: `texts/en/steps/0/title` is “English · Steps · 1 · Title”. */
function usePlaceText(parts: BodyDifferenceProps['parts']): (at: string) => string {
  const labelOf = useLabel();
  return (at) => {
    const [part = '', ...place] = at.split('/');
    // A language says by itself that it is of the texts.
    const head = part === 'texts' ? [] : [parts[part] ?? labelOf(part)];
    const words = place.map((name) => (/^\d+$/.test(name) ? String(Number(name) + 1) : labelOf(name)));
    return [...head, ...words].join(' · ');
  };
}
