import { ApiError, type RefusalOf } from '@croupier/contract/kit';
import type { createPayOut, PayOut, PayOutAgainstOnWire } from '@croupier/contract/money/pay-outs';
import type { PlayRuleRefusal } from '@croupier/contract/people/play-rules';
import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { useTranslations } from 'use-intl/react';
import { askAnew } from '../../../lib/ask-anew.ts';
import { isAnswer, newKey } from '../../../lib/new-key.ts';
import { textOf } from '../../../lib/refusal-texts.ts';
import { refreshProfile } from '../../../lib/session.ts';
import { tell } from '../../../lib/tell.ts';
import { proofWanted } from '../../people/documents/proof-wanted.ts';
import type messages from './messages/en.json';
import { payOutToSend, type PendingPayOut } from './pay-out-rules.ts';
import { PAY_OUTS_KEY, sendPayOut, type AskedPayOut } from './pay-outs-queries.ts';
import { useAgainstText } from './use-against-text.ts';

/** Told in places of their own: by the field of the code, and by what stands against it. */
type ToldElsewhere = 'wrong_code' | 'pay_out_refused';

const TEXTS = {
  not_found: 'not_found',
  amount_out_of_range: 'amount_out_of_range',
  insufficient_funds: 'insufficient_funds',
  key_reused: 'key_reused',
  too_many_requests: 'too_many_requests',
  network: 'network',
} as const satisfies Record<
  Exclude<RefusalOf<typeof createPayOut>, ToldElsewhere> | 'network',
  keyof (typeof messages)['errors']
>;

/** Asks for a pay-out. An attempt without an answer keeps its key for the next press. */
export function usePayOut(asked: AskedPayOut) {
  const queries = useQueryClient();
  const pending = useRef<PendingPayOut>(undefined);
  const explain = useExplain(asked);
  const send = async (code: string): Promise<PayOut> => {
    pending.current = payOutToSend(pending.current, asked, newKey);
    try {
      const payOut = await sendPayOut({ key: pending.current.key, ...asked, code });
      tell('cashOut', { currency: asked.currency });
      void askAnew(queries, { queryKey: PAY_OUTS_KEY });
      refreshProfile(queries).catch(() => undefined);
      return payOut;
    } catch (error) {
      if (isAnswer(error)) pending.current = undefined;
      throw error;
    }
  };
  return { send, explain };
}

/** Why a pay-out was not taken; undefined where the field of the code says it. */
function useExplain({ currency }: AskedPayOut): (error: unknown) => string | undefined {
  const t = useTranslations('pay-outs.errors');
  const refused = useTranslations('errors.refused');
  const against = useAgainstText(currency);
  return (error) => {
    if (!(error instanceof ApiError)) return t('other');
    const { key, details } = error;
    if (key === 'wrong_code') return undefined;
    if (key === 'pay_out_refused') return against(details as PayOutAgainstOnWire);
    if (key === 'user_cant_use_exception') {
      const rule = details as PlayRuleRefusal | { rule: 'email_unanswered' };
      return rule.rule === 'verify_level'
        ? `${refused('verifyLevel', { proof: proofWanted(rule as PlayRuleRefusal) })} ${t('safe')}`
        : refused('emailUnanswered');
    }
    return t(textOf(TEXTS, key) ?? 'other');
  };
}
