import type { ProgrammeView } from '@croupier/contract/office/programmes-desk';
import { Button } from '@croupier/ui';
import { useTranslations } from 'use-intl';
import { BodyDifference } from '../../../lib/compare/body-difference.tsx';
import { Instant } from '../../../lib/format/instant.tsx';
import type { Written } from '../../../lib/use-written.ts';
import styles from './programmes-desk.module.css';

interface UnsavedNoteProps {
  readonly programme: ProgrammeView;
  readonly written: Written<ProgrammeView['body']>;
  /** Goes on with what is written, on top of the newest version. */
  onKeep(): void;
  onDiscard(): void;
}

/** Says that something is written and not saved, and where somebody has saved another version meanwhile, how the two differ. */
export function UnsavedNote({ programme, written, onKeep, onDiscard }: UnsavedNoteProps) {
  const t = useTranslations('programmes-desk');
  const { latestVersion: version } = programme;
  const isOvertaken = written.basedOn < version;
  return (
    <aside className={styles.note} role={isOvertaken ? 'alert' : undefined} aria-label={t('unsaved.label')}>
      <p>
        {isOvertaken ? t('unsaved.overtaken', { version, base: written.basedOn }) : t('unsaved.text')}{' '}
        <Instant at={written.at} />
      </p>
      <div className={styles.acts}>
        {isOvertaken && (
          <Button size="small" look="primary" onClick={onKeep}>
            {t('unsaved.keep')}
          </Button>
        )}
        <Button size="small" onClick={onDiscard}>
          {t('unsaved.discard')}
        </Button>
      </div>
      {isOvertaken && (
        <details open>
          <summary>{t('unsaved.difference')}</summary>
          <BodyDifference before={programme.body} after={written.body} parts={{ terms: t('form.terms') }} />
        </details>
      )}
    </aside>
  );
}
