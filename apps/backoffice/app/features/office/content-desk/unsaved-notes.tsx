import type { ContentDocument } from '@croupier/contract/office/content-desk';
import type { EditedBody } from '@croupier/contract/site/content/kinds';
import { Button } from '@croupier/ui';
import { useTranslations } from 'use-intl';
import { Instant } from '../../../lib/format/instant.tsx';
import { BodyDifference } from '../../../lib/compare/body-difference.tsx';
import styles from './content-desk.module.css';
import type { Written } from '../../../lib/use-written.ts';

/** Says that something is written and not saved, and since when. */
export function UnsavedNote({ written, onDiscard }: { written: Written<EditedBody>; onDiscard(): void }) {
  const t = useTranslations('content-desk.unsaved');
  return (
    <aside className={styles.note} aria-label={t('label')}>
      <p>
        {t('text')} <Instant at={written.at} />
      </p>
      <Button size="small" onClick={onDiscard}>
        {t('discard')}
      </Button>
    </aside>
  );
}

interface OvertakenNoteProps {
  document: ContentDocument;
  written: Written<EditedBody>;
  onKeep(): void;
  onDiscard(): void;
}

/** Says whose version came between, and how what is written here differs from it. Nothing is lost, whichever is taken. */
export function OvertakenNote({ document, written, onKeep, onDiscard }: OvertakenNoteProps) {
  const t = useTranslations('content-desk.overtaken');
  const facts = useTranslations('content-desk.form');
  const [latest] = document.versions;
  return (
    <aside className={styles.note} role="alert" aria-label={t('label')}>
      <p>
        {t('text', { name: latest?.savedBy ?? '', version: document.latestVersion, base: written.basedOn })}{' '}
        {latest && <Instant at={latest.savedAt} />}
      </p>
      <div className={styles.acts}>
        <Button size="small" look="primary" onClick={onKeep}>
          {t('keep')}
        </Button>
        <Button size="small" onClick={onDiscard}>
          {t('take')}
        </Button>
      </div>
      <details className={styles.details} open>
        <summary>{t('difference')}</summary>
        <BodyDifference before={document.body} after={written.body} parts={{ facts: facts('facts') }} />
      </details>
    </aside>
  );
}
