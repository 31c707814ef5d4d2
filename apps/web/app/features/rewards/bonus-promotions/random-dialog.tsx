import type { RandomBonus } from '@croupier/contract/rewards/bonus-promotions';
import { Button, Dialog, FormFailure } from '@croupier/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { useTranslations } from 'use-intl/react';
import { askAnew } from '../../../lib/ask-anew.ts';
import { useDate } from '../../../lib/format/use-format.ts';
import { isAnswer, newKey } from '../../../lib/new-key.ts';
import { useRootData } from '../../../lib/root-data.ts';
import { changeProfile } from '../../../lib/session.ts';
import { Prose } from '../../site/content/prose.tsx';
import { Got, OpenFailure } from './got.tsx';
import { Inside } from './inside.tsx';
import { openBox, RANDOM_KEY } from './promotion-query.ts';

interface DialogProps {
  readonly promotion: RandomBonus;
  onClose(): void;
}

/** A random bonus before it is opened, with its odds, and what came out of it. */
export function RandomDialog({ promotion, onClose }: DialogProps) {
  const t = useTranslations('bonus-promotions');
  const date = useDate();
  const { language } = useRootData().visitor;
  const queries = useQueryClient();
  // The same until an answer has come: after a lost one the next press brings what was decided.
  const key = useRef(newKey());
  const open = useMutation({
    mutationFn: () => openBox({ key: key.current, code: promotion.code, language }),
    onSuccess: () =>
      changeProfile(queries, (profile) => ({
        ...profile,
        bonusPromotions: { ...profile.bonusPromotions, randomBonuses: null },
      })),
    onError: (error) => {
      if (isAnswer(error)) key.current = newKey();
    },
    onSettled: () => void askAnew(queries, { queryKey: RANDOM_KEY }),
  });
  const close = t('random.close');
  return (
    <Dialog
      title={promotion.name}
      closeLabel={close}
      onClose={onClose}
      footer={
        open.data ? (
          <Button look="primary" wide onClick={onClose}>
            {close}
          </Button>
        ) : (
          <Button look="gold" wide busy={open.isPending} onClick={() => !open.isPending && open.mutate()}>
            {t('random.open')}
          </Button>
        )
      }
    >
      <div role="status">{open.data && <Got {...open.data} />}</div>
      {!open.data && (
        <>
          <p>{promotion.lead}</p>
          <p>{t('random.until', { date: date(promotion.shownUntil!) })}</p>
          <p>{t('random.moments')}</p>
          <Inside loot={promotion.loot} />
          {promotion.terms.map((html) => (
            <Prose key={html} html={html} />
          ))}
        </>
      )}
      <FormFailure>{open.isError && <OpenFailure error={open.error} />}</FormFailure>
    </Dialog>
  );
}
