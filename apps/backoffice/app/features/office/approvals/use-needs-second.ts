import { fourEyesRules } from '@croupier/contract/office/approvals';
import { mayActAlone } from '@croupier/domain/office/approvals';
import type { Money } from '@croupier/domain/money/amounts';
import { useQuery } from '@tanstack/react-query';
import { queryOf } from '../../../lib/api.ts';
import { useMay, useMe } from '../../../lib/me.ts';

/** Whether an act of this size waits for a second person; who may not read the limits is told when it is done. */
export function useNeedsSecond(act: string, size: Money): boolean {
  const me = useMe();
  const mayRead = useMay()('read.approvals');
  const { data } = useQuery({ ...queryOf(fourEyesRules, {}), enabled: mayRead });
  if (!data) return false;
  const rules = data.rules.map((rule) => ({ ...rule, upToMinor: BigInt(rule.upToMinor) }));
  return !mayActAlone(rules, { act, role: me.role, ...size });
}
