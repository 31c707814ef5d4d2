import {
  PICKS_MAX,
  type GameState,
  type PickList,
  type readPicks,
} from '@croupier/contract/office/game-desk';
import type { OutputOf } from '@croupier/contract/kit';
import { Badge, Button, EmptyState, Select } from '@croupier/ui';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Icon } from '../../../lib/icon/icon.tsx';
import { useMay } from '../../../lib/me.ts';
import { OrderedList } from '../../../lib/order/ordered-list.tsx';
import { useGameName } from './game-name.tsx';
import { PicksDialog } from './picks-dialog.tsx';
import styles from './picks.module.css';

interface PickEditorProps {
  list: PickList;
  saved: readonly string[];
  games: OutputOf<typeof readPicks>['games'];
}

/** The games of a list in their order: moved, taken out and added here, and saved together. */
export function PickEditor({ list, saved, games }: PickEditorProps) {
  const t = useTranslations('game-desk.picks');
  const nameOf = useGameName();
  const mayChange = useMay()('change.lists');
  const [picked, setPicked] = useState(saved);
  const [isSaving, setSaving] = useState(false);
  const byCode = new Map(games.map((game) => [game.code, game]));
  const labelOf = (code: string) => {
    const game = byCode.get(code);
    return game ? nameOf(game) : code;
  };
  const noteOf = (state: GameState | undefined) => {
    if (state === undefined) return t('gone');
    return state === 'off' || state === 'part' ? t(`notes.${state}`) : '';
  };
  return (
    <div className={styles.editor}>
      {picked.length === 0 && (
        <EmptyState icon={<Icon name="crown" />} title={t('empty')} text={t('emptyText')} />
      )}
      <OrderedList
        label={t(`lists.${list}`)}
        items={picked}
        keyOf={(code) => code}
        nameOf={labelOf}
        show={(code) => <PickWords code={code} name={labelOf(code)} note={noteOf(byCode.get(code)?.state)} />}
        onChange={mayChange ? setPicked : undefined}
        removable
      />
      {mayChange && (
        <EditActs
          games={picked.length < PICKS_MAX ? games.filter(({ code }) => !picked.includes(code)) : []}
          isChanged={picked.join() !== saved.join()}
          onAdd={(code) => setPicked([...picked, code])}
          onSave={() => setSaving(true)}
          onDiscard={() => setPicked(saved)}
        />
      )}
      {isSaving && (
        <PicksDialog
          list={list}
          before={saved}
          after={picked}
          labelOf={labelOf}
          onClose={() => setSaving(false)}
        />
      )}
    </div>
  );
}

/** @param note why it is not shown to players, if so */
function PickWords({ code, name, note }: { code: string; name: string; note: string }) {
  return (
    <>
      <Link to={`/games/${code}` as never}>{name}</Link>
      {note && <Badge tone="warn">{note}</Badge>}
    </>
  );
}

interface EditActsProps {
  /** What may be added. */
  games: PickEditorProps['games'];
  isChanged: boolean;
  onAdd(code: string): void;
  onSave(): void;
  onDiscard(): void;
}

function EditActs({ games, isChanged, onAdd, onSave, onDiscard }: EditActsProps) {
  const t = useTranslations('game-desk.picks');
  const nameOf = useGameName();
  const options = games.map((game) => ({ value: game.code, label: `${nameOf(game)} · ${game.studio}` }));
  return (
    <>
      <Select
        label={t('add')}
        value=""
        disabled={games.length === 0}
        options={[{ value: '', label: t('choose') }, ...options]}
        onChange={(event) => event.target.value && onAdd(event.target.value)}
      />
      <div className={styles.acts}>
        <Button look="primary" disabled={!isChanged} onClick={onSave}>
          {t('save')}
        </Button>
        <Button disabled={!isChanged} onClick={onDiscard}>
          {t('discard')}
        </Button>
      </div>
    </>
  );
}
