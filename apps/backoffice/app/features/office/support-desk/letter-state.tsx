import type { QueuedLetter } from '@croupier/contract/office/support-desk';
import { Badge, type BadgeTone } from '@croupier/ui';
import { useFormatter, useTranslations } from 'use-intl';

const TONES = { NEW: 'accent', OPEN: 'warn', ANSWERED: 'win', CLOSED: 'quiet' } as const satisfies Record<
  QueuedLetter['state'],
  BadgeTone
>;

/** Where a letter stands. */
export function LetterState({ state }: Pick<QueuedLetter, 'state'>) {
  const t = useTranslations('support-desk');
  return <Badge tone={TONES[state]}>{t(`choices.state.${state}`)}</Badge>;
}

/** In whose hands a letter is, and until when. */
export function LetterHands({ takenBy, takenUntil }: Pick<QueuedLetter, 'takenBy' | 'takenUntil'>) {
  const t = useTranslations('support-desk');
  const format = useFormatter();
  if (!takenBy || !takenUntil) return '—';
  const until = format.dateTime(new Date(takenUntil), { timeStyle: 'short' });
  return t('hands', { name: takenBy, until });
}
