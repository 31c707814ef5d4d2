import { readLobbyLayouts, saveLobbyLayout } from '@croupier/contract/office/list-desk';
import type { LobbyLayout } from '@croupier/contract/site/lobby';
import type { SwitchScope } from '@croupier/domain/play/catalog';
import { useTranslations } from 'use-intl';
import { ActDialog } from '../../../lib/act/act-dialog.tsx';
import { useScopeName } from '../game-desk/game-state.tsx';

interface LayoutDialogProps {
  scope: SwitchScope;
  before: LobbyLayout | null;
  /** Null: as a more general one. */
  after: LobbyLayout | null;
  onClose(): void;
}

/** Saves how the lobby stands; it can be taken back as long as nobody else has changed it. */
export function LayoutDialog({ scope, before, after, onClose }: LayoutDialogProps) {
  const t = useTranslations('list-desk');
  const where = useScopeName()(scope);
  const save = (layout: LobbyLayout | null, expected: LobbyLayout | null, reason: string) => ({
    params: { scope },
    body: { layout, expected, reason },
  });
  return (
    <ActDialog
      title={t(after ? 'dialog.save' : 'dialog.drop', { where })}
      button={t(after ? 'dialog.saveButton' : 'drop')}
      happens={[t(after ? 'dialog.happens' : 'dialog.falls', { where }), t('dialog.soon')]}
      operation={saveLobbyLayout}
      inputOf={(reason) => save(after, before, reason)}
      changes={[readLobbyLayouts]}
      done={t('dialog.done', { where })}
      undo={(_, reason) => ({
        operation: saveLobbyLayout,
        input: save(before, after, t('undoReason', { reason }).slice(0, 500)),
      })}
      onClose={onClose}
    />
  );
}
