import { listPageSwitches, switchPage, type SwitchedPage } from '@croupier/contract/office/page-desk';
import { SWITCH_SCOPES, type SwitchScope } from '@croupier/domain/play/catalog';
import { Segmented, Select } from '@croupier/ui';
import { useState } from 'react';
import { useNow, useTranslations } from 'use-intl';
import { ActDialog } from '../../../lib/act/act-dialog.tsx';
import { closedTimesOf } from '../game-desk/closed-times.ts';
import { useScopeName } from '../game-desk/game-state.tsx';
import { scopeOf, SwitchTimes } from '../game-desk/switch-dialog.tsx';

/** Closes or opens a page for everybody, a region or a brand; it can be taken back as long as nobody else has switched it. */
export function PageDialog({ page, onClose }: { page: SwitchedPage; onClose(): void }) {
  const t = useTranslations('page-desk');
  const whereOf = useScopeName();
  const name = t(`pages.${page.page}`);
  const [scope, setScope] = useState<SwitchScope>(page.switches[0]?.scope ?? 'all');
  const known = page.switches.find((each) => each.scope === scope);
  const [wanted, setWanted] = useState<'open' | 'closed'>(known ? 'open' : 'closed');
  const [times, setTimes] = useState({ from: '', until: '' });
  const now = useNow({ updateInterval: 60_000 });
  const closed = wanted === 'open' ? null : closedTimesOf(times, now);
  const expected = known ? { from: known.from, until: known.until } : null;
  const where = whereOf(scope);
  const isNothingNew = wanted === 'open' && expected === null;
  const happens =
    wanted === 'closed'
      ? [t(times.from ? 'happens.closesLater' : 'happens.closes', { name, where }), t('happens.gone')]
      : [isNothingNew ? t('happens.isOpen', { where }) : t('happens.opens', { name, where })];
  return (
    <ActDialog
      title={t('dialog.title', { name })}
      button={t(`dialog.button.${wanted}`)}
      tone={wanted === 'closed' ? 'danger' : 'primary'}
      happens={happens}
      operation={switchPage}
      inputOf={(reason) =>
        closed === undefined || isNothingNew
          ? null
          : { params: { page: page.page }, body: { scope, closed, expected, reason } }
      }
      changes={[listPageSwitches]}
      done={t(`dialog.done.${wanted}`, { name, where })}
      undo={({ before, after }, reason) => ({
        operation: switchPage,
        input: {
          params: { page: page.page },
          body: { scope, closed: before, expected: after, reason: t('undoReason', { reason }).slice(0, 500) },
        },
      })}
      onClose={onClose}
    >
      <Select
        label={t('dialog.where')}
        value={scope}
        options={SWITCH_SCOPES.map((each) => ({ value: each, label: whereOf(each) }))}
        onChange={(event) => setScope(scopeOf(event.target.value))}
      />
      <Segmented<'open' | 'closed'>
        label={t('dialog.to')}
        value={wanted}
        options={(['closed', 'open'] as const).map((value) => ({ value, label: t(`dialog.state.${value}`) }))}
        onChange={setWanted}
      />
      {wanted === 'closed' && (
        <SwitchTimes
          times={times}
          onChange={setTimes}
          isFine={closed !== undefined}
          untilHint={t('dialog.untilHint')}
        />
      )}
    </ActDialog>
  );
}
