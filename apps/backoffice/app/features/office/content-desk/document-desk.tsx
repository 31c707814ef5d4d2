import type { ContentDocument } from '@croupier/contract/office/content-desk';
import { faultsOf, type EditedBody } from '@croupier/contract/site/content/kinds';
import { Tabs } from '@croupier/ui';
import { useMemo, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useMay } from '../../../lib/me.ts';
import { BODY_EDITORS } from './body-editors.ts';
import { ComparePart } from './compare-part.tsx';
import styles from './content-desk.module.css';
import { DocumentBar } from './document-bar.tsx';
import { FaultsSummary } from './faults-summary.tsx';
import { OvertakenNote, UnsavedNote } from './unsaved-notes.tsx';
import { useWritten } from './use-written.ts';
import { VersionsPart } from './versions-part.tsx';

type Part = 'write' | 'versions' | 'compare';

/** What is done at a document: it is written, saved and published, and its versions are looked through. */
export function DocumentDesk({ document, onLookAgain }: { document: ContentDocument; onLookAgain(): void }) {
  const t = useTranslations('content-desk');
  const mayChange = useMay()('change.content');
  const { kind, key, scope, latestVersion } = document;
  const name = { kind, key, scope };
  const { written, body, write, discard } = useWritten(name, document);
  const [part, setPart] = useState<Part>('write');
  const faults = useMemo(() => faultsOf(kind, body, key), [kind, body, key]);
  const isOvertaken = written !== null && written.basedOn < latestVersion;
  const Editor = BODY_EDITORS[kind];
  const takeUp = (past: EditedBody) => {
    write(past, latestVersion);
    setPart('write');
  };
  return (
    <div className={styles.desk}>
      <DocumentBar
        document={document}
        written={written}
        faults={faults.length}
        onSaved={discard}
        onLookAgain={onLookAgain}
      />
      {isOvertaken && (
        <OvertakenNote
          document={document}
          written={written}
          onKeep={() => write(written.body, latestVersion)}
          onDiscard={discard}
        />
      )}
      {written && !isOvertaken && <UnsavedNote written={written} onDiscard={discard} />}
      <Tabs<Part>
        label={t('one.parts')}
        value={part}
        tabs={(['write', 'versions', 'compare'] as const).map((value) => ({
          value,
          label: t(`one.${value}`),
        }))}
        onChange={setPart}
      >
        {part === 'write' && (
          <fieldset disabled={!mayChange} className={styles.write}>
            <FaultsSummary faults={faults} />
            <Editor kind={kind} value={body} onChange={(next) => write(next)} faults={faults} />
          </fieldset>
        )}
        {part === 'versions' && <VersionsPart document={document} {...(mayChange && { onReturn: takeUp })} />}
        {part === 'compare' && <ComparePart document={document} mine={written?.body} />}
      </Tabs>
    </div>
  );
}
