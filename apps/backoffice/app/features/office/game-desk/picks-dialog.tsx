import { readPicks, savePicks, type PickList } from '@croupier/contract/office/game-desk';
import { useTranslations } from 'use-intl';
import { ActDialog } from '../../../lib/act/act-dialog.tsx';

interface PicksDialogProps {
  list: PickList;
  before: readonly string[];
  after: readonly string[];
  labelOf(code: string): string;
  onClose(): void;
}

/** Saves a list as it was put together; it can be taken back as long as nobody else has changed it. */
export function PicksDialog({ list, before, after, labelOf, onClose }: PicksDialogProps) {
  const t = useTranslations('game-desk.picks');
  const texts = useTranslations('game-desk');
  const namesOf = (codes: readonly string[]) => codes.map(labelOf).join(', ') || t('nothing');
  const inputOf = (games: readonly string[], expected: readonly string[], reason: string) => ({
    params: { list },
    body: { games: [...games], expected: [...expected], reason },
  });
  return (
    <ActDialog
      title={t('saveTitle', { list: t(`lists.${list}`) })}
      button={t('saveButton')}
      happens={[t('was', { games: namesOf(before) }), t('is', { games: namesOf(after) }), t('soon')]}
      operation={savePicks}
      inputOf={(reason) => inputOf(after, before, reason)}
      changes={[readPicks]}
      done={t('saved')}
      undo={(_, reason) => ({
        operation: savePicks,
        input: inputOf(before, after, texts('undoReason', { reason }).slice(0, 500)),
      })}
      onClose={onClose}
    />
  );
}
