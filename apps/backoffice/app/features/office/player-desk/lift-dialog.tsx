import { listApprovals } from '@croupier/contract/office/approvals';
import { liftHouseRule, type PlayerPage } from '@croupier/contract/office/player-desk';
import { Select } from '@croupier/ui';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { ActDialog } from '../../../lib/act/act-dialog.tsx';
import { changedBy } from './of-player.ts';
import { useHouseRuleName } from './use-house-rule-name.ts';

/** Asks that a limit or a break of the house be taken away: somebody else carries it out. One dialog is one key for each of them. */
export function LiftDialog({ player, onClose }: { player: PlayerPage; onClose(): void }) {
  const t = useTranslations('player-desk.acts');
  const nameOf = useHouseRuleName();
  const { id, nickname: name, houseRules } = player;
  const [keys] = useState(() => houseRules.map(() => crypto.randomUUID()));
  const [chosen, choose] = useState(0);
  const rule = houseRules[chosen];
  const key = keys[chosen];
  return (
    <ActDialog
      title={t('lift.title', { name })}
      button={t('lift.name')}
      happens={[...(rule ? [t('lift.first', { what: nameOf(rule) })] : []), t('second')]}
      operation={liftHouseRule}
      inputOf={(reason) =>
        rule && key ? { params: { id }, body: { key, rule: rule.rule, period: rule.period, reason } } : null
      }
      changes={[...changedBy(id), listApprovals]}
      done={t('lift.done')}
      onClose={onClose}
    >
      <Select
        label={t('lift.what')}
        value={String(chosen)}
        options={houseRules.map((each, index) => ({ value: String(index), label: nameOf(each) }))}
        onChange={(event) => choose(Number(event.target.value))}
      />
    </ActDialog>
  );
}
