import type { ProgrammeView } from '@croupier/contract/office/programmes-desk';
import { Tabs } from '@croupier/ui';
import { useMemo, useState } from 'react';
import { useTranslations } from 'use-intl';
import { changedPlaces } from '../../../lib/compare/changed-places.ts';
import { useMay, useMe } from '../../../lib/me.ts';
import { useWritten } from '../../../lib/use-written.ts';
import { ProgrammePreview } from '../programme-preview/programme-preview.tsx';
import { CostPart } from './cost-part.tsx';
import { DrawsPart } from './draws-part.tsx';
import { HistoryPart } from './history-part.tsx';
import { judgeHere } from './judge-here.ts';
import { hasLoot } from './known-kinds.ts';
import { ProgrammeBar } from './programme-bar.tsx';
import { ProgrammeForm } from './programme-form.tsx';
import styles from './programmes-desk.module.css';
import { UnsavedNote } from './unsaved-note.tsx';

const PARTS = ['write', 'cost', 'draws', 'history'] as const;
type Part = (typeof PARTS)[number];

/** The desk of one programme: it is written, reckoned, published, and its history is read. */
export function ProgrammeDesk({ programme, onLookAgain }: { programme: ProgrammeView; onLookAgain(): void }) {
  const t = useTranslations('programmes-desk');
  const mayChange = useMay()('change.programmes');
  const { kind, code, latestVersion, body: newest } = programme;
  const { written, body, write, discard } = useWritten({
    ...{ key: `programme:${useMe().id}:${kind}/${code}`, latestVersion, newest, isUnsaved },
  });
  const [part, setPart] = useState<Part>('write');
  // What others have to do with it the server has told of what is saved.
  const here = useMemo(() => judgeHere(kind, body), [kind, body]);
  const faults = written || here.length > 0 ? here : programme.faults;
  return (
    <div className={styles.desk}>
      <ProgrammeBar
        programme={programme}
        written={written}
        faults={faults}
        onSaved={discard}
        onLookAgain={onLookAgain}
      />
      {written && (
        <UnsavedNote
          programme={programme}
          written={written}
          onKeep={() => write(written.body, latestVersion)}
          onDiscard={discard}
        />
      )}
      <Tabs<Part>
        label={t('one.parts')}
        value={part}
        tabs={PARTS.filter((value) => value !== 'draws' || hasLoot(kind)).map((value) => ({
          ...{ value, label: t(`one.${value}`) },
        }))}
        onChange={setPart}
      >
        {part === 'write' && (
          <div className={styles.beside}>
            <fieldset disabled={!mayChange} className={styles.write}>
              <p className={faults.length > 0 ? styles.faulty : styles.whole} role="status">
                {faults.length > 0 ? t('form.faulty', { count: faults.length }) : t('form.whole')}
              </p>
              <ProgrammeForm kind={kind} value={body} faults={faults} onChange={(next) => write(next)} />
            </fieldset>
            <ProgrammePreview kind={kind} body={body} />
          </div>
        )}
        {part === 'cost' && <CostPart name={programme} body={body} isWhole={here.length === 0} />}
        {part === 'draws' && <DrawsPart name={programme} />}
        {part === 'history' && <HistoryPart programme={programme} mine={written?.body} />}
      </Tabs>
    </div>
  );
}

const isUnsaved = (body: ProgrammeView['body'], newest: ProgrammeView['body']): boolean =>
  changedPlaces(newest, body).length > 0;
