import {
  getGameDesk,
  listGameDesk,
  listStudios,
  switchGame,
  type GameRow,
} from '@croupier/contract/office/game-desk';
import { isSwitchScope, SWITCH_SCOPES, type SwitchScope } from '@croupier/domain/play/catalog';
import { Segmented, Select } from '@croupier/ui';
import { useState } from 'react';
import { useNow, useTranslations } from 'use-intl';
import { ActDialog } from '../../../lib/act/act-dialog.tsx';
import { DateField } from '../../../lib/date-field/date-field.tsx';
import { useGameName } from './game-name.tsx';
import { useScopeName } from './game-state.tsx';
import { closedTimesOf, type TypedTimes } from './closed-times.ts';

/** What an address names; everybody where it names nobody we know. */
export const scopeOf = (text: string | undefined): SwitchScope =>
  text && isSwitchScope(text) ? text : 'all';

const AT_ONCE: TypedTimes = { from: '', until: '' };

interface SwitchDialogProps {
  game: GameRow;
  scope: SwitchScope;
  onClose(): void;
}

/** Closes or opens a game for everybody, a region or a brand; it can be taken back as long as nobody else has switched it. */
export function SwitchDialog({ game, scope: first, onClose }: SwitchDialogProps) {
  const t = useTranslations('game-desk');
  const whereOf = useScopeName();
  const name = useGameName()(game);
  const [scope, setScope] = useState(first);
  const known = game.switches.find((each) => each.scope === scope);
  const [wanted, setWanted] = useState<'open' | 'closed'>(known ? 'open' : 'closed');
  const [times, setTimes] = useState(AT_ONCE);
  const moment = useNow({ updateInterval: 60_000 });
  const closed = wanted === 'open' ? null : closedTimesOf(times, moment);
  const now = known ? { from: known.from, until: known.until } : null;
  const where = whereOf(scope);
  const isNothingNew = wanted === 'open' && now === null;
  return (
    <ActDialog
      title={t('switch.title', { name })}
      button={t(`switch.button.${wanted}`)}
      tone={wanted === 'closed' ? 'danger' : 'primary'}
      happens={
        wanted === 'closed'
          ? [
              t(times.from ? 'switch.closesLater' : 'switch.closes', { name, where }),
              t('switch.finish', { count: game.openRounds }),
            ]
          : [isNothingNew ? t('switch.isOpen', { where }) : t('switch.opens', { name, where })]
      }
      operation={switchGame}
      inputOf={(reason) =>
        closed === undefined || isNothingNew
          ? null
          : { params: { code: game.code }, body: { scope, closed, expected: now, reason } }
      }
      changes={[getGameDesk, listGameDesk, listStudios]}
      done={t(`switch.done.${wanted}`, { name, where })}
      undo={({ before, after }, reason) => ({
        operation: switchGame,
        input: {
          params: { code: game.code },
          body: { scope, closed: before, expected: after, reason: t('undoReason', { reason }).slice(0, 500) },
        },
      })}
      onClose={onClose}
    >
      <Select
        label={t('switch.where')}
        value={scope}
        options={SWITCH_SCOPES.map((each) => ({ value: each, label: whereOf(each) }))}
        onChange={(event) => setScope(scopeOf(event.target.value))}
      />
      <Segmented<'open' | 'closed'>
        label={t('switch.to')}
        value={wanted}
        options={(['closed', 'open'] as const).map((value) => ({ value, label: t(`switch.state.${value}`) }))}
        onChange={setWanted}
      />
      {wanted === 'closed' && (
        <SwitchTimes
          times={times}
          onChange={setTimes}
          isFine={closed !== undefined}
          untilHint={t('switch.untilHint')}
        />
      )}
    </ActDialog>
  );
}

interface SwitchTimesProps {
  times: TypedTimes;
  onChange(times: TypedTimes): void;
  isFine: boolean;
  /** What happens at its end. */
  untilHint: string;
}

/** When something is closed, as an operator types it. */
export function SwitchTimes({ times, onChange, isFine, untilHint }: SwitchTimesProps) {
  const t = useTranslations('game-desk');
  return (
    <>
      <DateField
        withTime
        label={t('switch.from')}
        hint={t('switch.fromHint')}
        value={times.from}
        onChange={(from) => onChange({ ...times, from })}
      />
      <DateField
        withTime
        label={t('switch.until')}
        hint={untilHint}
        value={times.until}
        onChange={(until) => onChange({ ...times, until })}
        error={isFine ? '' : t('switch.oddTimes')}
      />
    </>
  );
}
