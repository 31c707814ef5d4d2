import {
  fileSegment,
  listSegments,
  SEGMENT_FILE_MAX,
  type Segment,
} from '@croupier/contract/office/programmes-desk';
import { Field } from '@croupier/ui';
import { useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { ActDialog } from '../../../lib/act/act-dialog.tsx';
import { playersInFile, type NamedPlayers } from './players-in-file.ts';
import { isCode } from './programme-name.ts';
import { SegmentCode } from './segment-code.tsx';

interface SegmentFileDialogProps {
  /** The one that is made anew; undefined for a new one. */
  readonly segment: Segment | undefined;
  onClose(): void;
}

/** Makes a segment of the players that a file names. */
export function SegmentFileDialog({ segment, onClose }: SegmentFileDialogProps) {
  const t = useTranslations('programmes-desk.segments');
  const [code, setCode] = useState(segment?.code ?? '');
  const [named, setNamed] = useState<NamedPlayers | null>(null);
  const textOf = useNamedText();
  const isRight = named !== null && 'players' in named;
  // What was chosen before is forgotten at once: while a file is read, nothing can be sent.
  const read = async (file: File | undefined) => {
    setNamed(null);
    if (file) setNamed(file.size > FILE_BYTES_MAX ? { fault: 'many' } : playersInFile(await file.text()));
  };
  return (
    <ActDialog
      title={t('file.title')}
      button={t('file.button')}
      happens={[t('file.happens'), t('stays'), t('replaced')]}
      operation={fileSegment}
      inputOf={(reason) =>
        isRight && isCode(code) ? { params: { code }, body: { players: [...named.players], reason } } : null
      }
      changes={[listSegments]}
      done={t('done', { code })}
      onClose={onClose}
    >
      <SegmentCode value={code} isFixed={segment !== undefined} onChange={setCode} />
      <Field
        type="file"
        accept=".csv,.txt,text/csv,text/plain"
        label={t('file.file')}
        hint={isRight ? textOf(named) : t('file.hint')}
        error={named && !isRight ? textOf(named) : ''}
        onChange={({ target }) => void read(target.files?.[0])}
      />
    </ActDialog>
  );
}

/** A longer file names more players than one may. */
const FILE_BYTES_MAX = 100 * SEGMENT_FILE_MAX;

function useNamedText(): (named: NamedPlayers) => string {
  const t = useTranslations('programmes-desk.segments.file');
  const format = useFormatter();
  return (named) => {
    if ('players' in named) return t('named', { count: named.players.length });
    if (named.fault === 'odd') return t('odd', { line: named.line });
    return named.fault === 'empty' ? t('empty') : t('many', { most: format.number(SEGMENT_FILE_MAX) });
  };
}
