import { listPlayerRounds, replayRound, type PlayerRound } from '@croupier/contract/office/player-desk';
import { Button } from '@croupier/ui';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { ActDialog } from '../../../lib/act/act-dialog.tsx';
import { useMay } from '../../../lib/me.ts';
import { changedBy, ofPlayer } from './of-player.ts';

/** The replay on the players' site; a round without a link is given one by who may. */
export function ReplayCell({ playerId: id, round }: { playerId: string; round: PlayerRound }) {
  const t = useTranslations('player-desk.replay');
  const may = useMay();
  const [isAsking, setAsking] = useState(false);
  if (round.replay)
    return (
      <a href={round.replay} target="_blank" rel="noreferrer">
        {t('watch')}
      </a>
    );
  if (!may('note.players')) return null;
  return (
    <>
      <Button look="plain" size="small" onClick={() => setAsking(true)}>
        {t('make')}
      </Button>
      {isAsking && (
        <ActDialog
          title={t('title')}
          button={t('make')}
          happens={[t('first'), t('second')]}
          operation={replayRound}
          inputOf={(reason) => ({ params: { id, round: round.id }, body: { reason } })}
          changes={[...changedBy(id), ofPlayer(listPlayerRounds, { id })]}
          done={t('done')}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}
