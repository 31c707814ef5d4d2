import { fileSegment, listSegments } from '@croupier/contract/office/programmes-desk';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { ActDialog } from '../../../lib/act/act-dialog.tsx';
import { PlayersPicker } from '../../../lib/picker/players-picker.tsx';
import { isCode } from './programme-name.ts';
import { SegmentCode } from './segment-code.tsx';

/** More than that are named in a file. */
const PICKED_MAX = 100;

/** Makes a segment of players who are looked up one by one. */
export function SegmentPlayersDialog({ onClose }: { onClose(): void }) {
  const t = useTranslations('programmes-desk.segments');
  const [code, setCode] = useState('');
  const [players, setPlayers] = useState<readonly string[]>([]);
  return (
    <ActDialog
      title={t('named.title')}
      button={t('named.button')}
      happens={[t('named.happens'), t('stays'), t('replaced')]}
      operation={fileSegment}
      inputOf={(reason) =>
        players.length > 0 && isCode(code)
          ? { params: { code }, body: { players: [...players], reason } }
          : null
      }
      changes={[listSegments]}
      done={t('done', { code })}
      onClose={onClose}
    >
      <SegmentCode value={code} isFixed={false} onChange={setCode} />
      <PlayersPicker
        label={t('columns.players')}
        values={players}
        most={PICKED_MAX}
        error=""
        faultAt={() => ''}
        onChange={setPlayers}
      />
    </ActDialog>
  );
}
