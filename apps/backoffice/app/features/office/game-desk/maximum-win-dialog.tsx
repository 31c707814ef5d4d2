import {
  declareMaximumWin,
  getGameDesk,
  listStudios,
  type GameRow,
} from '@croupier/contract/office/game-desk';
import { Field } from '@croupier/ui';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { ActDialog } from '../../../lib/act/act-dialog.tsx';
import { useGameName } from './game-name.tsx';

interface MaximumWinDialogProps {
  game: Pick<GameRow, 'code' | 'name' | 'nameUa'>;
  /** As it is declared now. */
  stakes: number | null;
  onClose(): void;
}

/** What a studio declared as the most a round of a game can win. */
export function MaximumWinDialog({ game, stakes, onClose }: MaximumWinDialogProps) {
  const t = useTranslations('game-desk');
  const name = useGameName()(game);
  const [text, setText] = useState(stakes === null ? '' : String(stakes));
  const typed = text.trim();
  const isFine = typed === '' || /^[1-9][0-9]{0,5}$/.test(typed);
  const wanted = typed === '' ? null : Number(typed);
  const inputOf = (to: number | null, expected: number | null, reason: string) => ({
    params: { code: game.code },
    body: { stakes: to, expected, reason },
  });
  return (
    <ActDialog
      title={t('studio.maximumWin.title', { name })}
      button={t('studio.maximumWin.button')}
      happens={[
        wanted === null ? t('studio.maximumWin.undeclared') : t('studio.maximumWin.held', { stakes: wanted }),
        t('studio.maximumWin.nextOne'),
      ]}
      operation={declareMaximumWin}
      inputOf={(reason) => (isFine && wanted !== stakes ? inputOf(wanted, stakes, reason) : null)}
      changes={[getGameDesk, listStudios]}
      done={t('studio.maximumWin.done', { name })}
      undo={({ before }, reason) => ({
        operation: declareMaximumWin,
        input: inputOf(before, wanted, t('undoReason', { reason }).slice(0, 500)),
      })}
      onClose={onClose}
    >
      <Field
        label={t('studio.maximumWin.field')}
        hint={t('studio.maximumWin.hint')}
        inputMode="numeric"
        value={text}
        onChange={(event) => setText(event.target.value)}
        error={isFine ? '' : t('studio.maximumWin.odd')}
      />
    </ActDialog>
  );
}
