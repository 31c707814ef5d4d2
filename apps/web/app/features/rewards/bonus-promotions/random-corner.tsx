import type { RandomBonus } from '@croupier/contract/rewards/bonus-promotions';
import { Button, Icon, IconButton } from '@croupier/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { askAnew } from '../../../lib/ask-anew.ts';
import { useDate } from '../../../lib/format/use-format.ts';
import { useOpenModals } from '../../../lib/modals.ts';
import { useRootData } from '../../../lib/root-data.ts';
import { useRemembered } from '../../../lib/use-remembered.ts';
import { GiftScene } from './gift-scene.tsx';
import { RANDOM_KEY, randomQuery } from './promotion-query.ts';
import { RandomDialog } from './random-dialog.tsx';
import styles from './random-corner.module.css';

/** Whatever the clock of this computer says. */
const [ASK_LEAST_MS, ASK_MOST_MS] = [5_000, 3_600_000];

/**
 * A random bonus, in the corner of the page at its moment: never at a table, where it might seem to follow a round, nor where
 * somebody pays. Whoever does not want it hides it.
 */
export default function RandomCorner() {
  const t = useTranslations('bonus-promotions.random');
  const date = useDate();
  const { language } = useRootData().visitor;
  const isCovered = useOpenModals().length > 0;
  const { data } = useQuery(randomQuery(language));
  // Until when: whoever hides one is shown the next.
  const [hiddenUntil, hideUntil] = useRemembered<string>('random-bonus-hidden', '');
  const [opened, setOpened] = useState<RandomBonus>();
  const promotion = data?.promotion ?? undefined;
  const isHidden = isCovered || (promotion?.shownUntil ?? '') <= hiddenUntil;
  const shown = isHidden ? undefined : promotion;
  useOver(promotion?.shownUntil ?? null);
  const until = shown ? date(shown.shownUntil!) : '';
  return (
    <>
      {shown && <Said text={t('said', { name: shown.name, until })} />}
      {shown && (
        <div
          data-gift
          className={styles.corner}
          data-position={shown.logoPosition}
          data-testid="random-bonus"
        >
          <Button look="gold" icon={<GiftScene />} onClick={() => setOpened(shown)}>
            {shown.name}
          </Button>
          <IconButton label={t('hide', { name: shown.name })} onClick={() => hideUntil(shown.shownUntil!)}>
            <Icon name="close" />
          </IconButton>
        </div>
      )}
      {opened && <RandomDialog promotion={opened} onClose={() => setOpened(undefined)} />}
    </>
  );
}

/** Says something politely: what is there already when it is put in is heard by few readers. */
function Said({ text }: { text: string }) {
  const [said, say] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => say(text), SAID_AFTER_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return (
    <p role="status" className="visually-hidden">
      {said}
    </p>
  );
}

const SAID_AFTER_MS = 200;

/** Asks anew once its time is over. */
function useOver(shownUntil: string | null): void {
  const queries = useQueryClient();
  useEffect(() => {
    if (shownUntil === null) return undefined;
    const leftMs = new Date(shownUntil).getTime() - Date.now();
    const ask = () => void askAnew(queries, { queryKey: RANDOM_KEY });
    const timer = setTimeout(ask, Math.min(Math.max(leftMs, ASK_LEAST_MS), ASK_MOST_MS));
    return () => clearTimeout(timer);
  }, [shownUntil, queries]);
}
