import { readContentVersion, type ContentDocument } from '@croupier/contract/office/content-desk';
import { faultsOf, type EditedBody } from '@croupier/contract/site/content/kinds';
import { Tabs } from '@croupier/ui';
import { useMemo, useState } from 'react';
import { useTranslations } from 'use-intl';
import { call, queryOf } from '../../../lib/api.ts';
import { changedPlaces } from '../../../lib/compare/changed-places.ts';
import { ComparePart } from '../../../lib/compare/compare-part.tsx';
import { useMay, useMe } from '../../../lib/me.ts';
import { useWritten } from '../../../lib/use-written.ts';
import { BODY_EDITORS } from './body-editors.ts';
import styles from './content-desk.module.css';
import { DocumentBar } from './document-bar.tsx';
import { nameIn } from './document-name.ts';
import { FaultsSummary } from './faults-summary.tsx';
import { OvertakenNote, UnsavedNote } from './unsaved-notes.tsx';
import { VersionsPart } from './versions-part.tsx';

type Part = 'write' | 'versions' | 'compare';

/** What is done at a document: it is written, saved and published, and its versions are looked through. */
export function DocumentDesk({ document, onLookAgain }: { document: ContentDocument; onLookAgain(): void }) {
  const t = useTranslations('content-desk');
  const mayChange = useMay()('change.content');
  const { kind, key, scope, latestVersion } = document;
  const name = { kind, key, scope };
  const { written, body, write, discard } = useWritten<EditedBody>({
    ...{ key: `content:${useMe().id}:${nameIn(name)}`, latestVersion, newest: document.body, isUnsaved },
  });
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
        {part === 'compare' && <CompareVersions document={document} mine={written?.body} />}
      </Tabs>
    </div>
  );
}

/** A body of another form than ours was kept by nobody of us. */
const isUnsaved = (body: EditedBody, newest: EditedBody): boolean =>
  Boolean(body.facts && body.texts) && changedPlaces(newest, body).length > 0;

function CompareVersions({ document, mine }: { document: ContentDocument; mine: EditedBody | undefined }) {
  const t = useTranslations('content-desk.form');
  const { kind, key, scope, versions, version: shown, latestVersion: latest } = document;
  const queryOfVersion = (version: string) => {
    const params = { kind, key, scope, version };
    return {
      queryKey: queryOf(readContentVersion, { params }).queryKey,
      queryFn: ({ signal }: { signal: AbortSignal }) => call(readContentVersion, { params }, signal),
    };
  };
  return (
    <ComparePart
      {...{ versions, shown, latest, mine }}
      parts={{ facts: t('facts') }}
      queryOf={queryOfVersion}
    />
  );
}
