import type { RefusalRule, RuleRefusal } from '@croupier/contract/people/limits';
import type { PlayRuleRefusal } from '@croupier/contract/people/play-rules';
import { LIMIT_RULES } from '@croupier/domain/people/limits';
import { Button, Dialog } from '@croupier/ui';
import { useEffect, useEffectEvent } from 'react';
import { useTranslations } from 'use-intl/react';
import { useDate, useFormat } from '../../../lib/format/use-format.ts';
import { Link } from '../../../lib/link.tsx';
import { openModal } from '../../../lib/modals.ts';
import { useProfile } from '../../../lib/session.ts';
import { proofWanted } from '../../people/documents/proof-wanted.ts';
import { StopStateNote } from '../../people/exclusions/stop-state-note.tsx';
import { HelpNear } from '../../people/helplines/help-near.tsx';
import styles from './refusal-modal.module.css';
import type messages from './messages/en.json';

/** Opened when the API answered 418 `user_cant_use_exception`: the player may not do this now, and why. */
export default function RefusalModal(modal: { data: unknown; onClose(): void }) {
  const { rule } = (modal.data ?? {}) as Partial<RuleRefusal>;
  // That one asks something, and says more than a sentence.
  return rule === 'reality_check' ? <ToCheck onClose={modal.onClose} /> : <RefusedModal {...modal} />;
}

/** The check may be open already: the table opens it when it is due. */
function ToCheck({ onClose }: { onClose(): void }) {
  const lead = useEffectEvent(() => {
    openModal('reality-check');
    onClose();
  });
  useEffect(() => lead(), []);
  return null;
}

function RefusedModal({ data, onClose }: { data: unknown; onClose(): void }) {
  const t = useTranslations('errors.refused');
  const { rule } = (data ?? {}) as Partial<RuleRefusal>;
  const reason = useReason((data ?? {}) as Partial<RuleRefusal>);
  return (
    <Dialog
      title={t('title')}
      closeLabel={t('understood')}
      onClose={onClose}
      size="small"
      footer={
        <Button look="primary" wide onClick={onClose}>
          {t('understood')}
        </Button>
      }
    >
      <div className={styles.told}>
        <p>{reason}</p>
        {isOwnLimit(data) && (
          <Link to="/profile/play-safely#limits" onClick={onClose}>
            {t('toLimits')}
          </Link>
        )}
        {(rule === 'verify_level' || rule === 'verification_needed') && (
          <Link to="/documents" onClick={onClose}>
            {t('toDocuments')}
          </Link>
        )}
        {rule === 'debt' && (
          <Link to="/profile/payments?deposit=1" onClick={onClose}>
            {t('toDeposit')}
          </Link>
        )}
        {hasStopped(data) && (
          <>
            <StopStateNote onLeave={onClose} />
            <HelpNear />
            <Link to="/responsible-gaming" onClick={onClose}>
              {t('help')}
            </Link>
          </>
        )}
      </div>
    </Dialog>
  );
}

/** The player's own, or one that they have to set first: both are in the profile. */
function isOwnLimit(data: unknown): boolean {
  const { rule, byHouse } = (data ?? {}) as Partial<PlayRuleRefusal>;
  const isLimit = rule === 'limits_needed' || (LIMIT_RULES as readonly (string | undefined)[]).includes(rule);
  return isLimit && !byHouse;
}

/** By their own wish: until when is told by what they wished. */
function hasStopped(data: unknown): boolean {
  const { rule, byHouse } = (data ?? {}) as Partial<PlayRuleRefusal>;
  return (rule === 'break' || rule === 'exclusion') && !byHouse;
}

/** The sentence of each rule. A deposit limit is told where the deposit is made: here in general. */
const TEXTS = {
  deposit_limit: 'text',
  limit_wait: 'limitWait',
  stake_limit: 'stakeLimit',
  loss_limit: 'lossLimit',
  stake_maximum: 'stakeMaximum',
  region_stake_maximum: 'regionStakeMaximum',
  bonus_stake_maximum: 'bonusStakeMaximum',
  exclusion: 'exclusion',
  break: 'break',
  session_time: 'sessionTime',
  limits_needed: 'limitsNeeded',
  verify_level: 'verifyLevel',
  reality_check: 'realityCheck',
  debt: 'debt',
  email_unanswered: 'emailUnanswered',
  verification_needed: 'verifyLevel',
  level_needed: 'levelNeeded',
  royal_needed: 'royalNeeded',
  region_rule: 'regionRule',
  not_for_you: 'notForYou',
} as const satisfies Record<RefusalRule, keyof (typeof messages)['refused']>;

/** What is said otherwise where the house set the rule. */
const TEXTS_BY_HOUSE = {
  stake_limit: 'stakeLimitByHouse',
  loss_limit: 'lossLimitByHouse',
  stake_maximum: 'stakeMaximumByHouse',
  session_time: 'sessionTimeByHouse',
  break: 'breakByHouse',
} as const satisfies Partial<Record<RefusalRule, keyof (typeof messages)['refused']>>;

function textFor(refusal: Partial<RuleRefusal>) {
  const { rule } = refusal;
  const byHouse = (refusal as Partial<PlayRuleRefusal>).byHouse === true;
  return byHouse && rule && rule in TEXTS_BY_HOUSE
    ? TEXTS_BY_HOUSE[rule as keyof typeof TEXTS_BY_HOUSE]
    : rule && TEXTS[rule];
}

function useReason(refusal: Partial<RuleRefusal>): string {
  const t = useTranslations('errors.refused');
  const { money } = useFormat();
  const date = useDate();
  const isLookedAt = useProfile()?.verifyStatus === 'PENDING';
  const until = 'until' in refusal ? refusal.until : undefined;
  const text = textFor(refusal);
  if (!text || text === 'text') return t('text');
  if (text === 'emailUnanswered') return t(text);
  if (text === 'limitWait') return until ? t(text, { until: date(until) }) : t('text');
  if (text === 'verifyLevel') {
    const proof = proofWanted(refusal as PlayRuleRefusal);
    return [t(text, { proof }), isLookedAt && t('verifyWaits'), t('verifySafe')].filter(Boolean).join(' ');
  }
  const amount = (name: 'limitMinor' | 'leftMinor'): string => {
    const { currency, [name]: minor = null } = refusal as PlayRuleRefusal;
    return minor === null ? '' : money(minor, currency, { short: true });
  };
  const about = t(text, { limit: amount('limitMinor'), left: amount('leftMinor') });
  return [about, until && t('until', { until: date(until) }), t('safe')].filter(Boolean).join(' ');
}
