import type { QuestStep } from '@croupier/contract/rewards/quest';
import { Icon } from '@croupier/ui';
import { useTranslations } from 'use-intl/react';
import { MapArt } from './map-art.tsx';
import styles from './quest-map.module.css';
import { placeOf, wayThrough } from './way.ts';

interface QuestMapProps {
  readonly steps: readonly QuestStep[];
  /** The number of the step that is read. */
  readonly chosen: number;
  onChoose(number: number): void;
}

/** The map: a way from stop to stop, walked as far as its player has come. Readers and the keyboard find an ordered list. */
export function QuestMap({ steps, chosen, onChoose }: QuestMapProps) {
  const t = useTranslations('quest');
  const walked = steps.filter(({ state }) => state !== 'LOCKED');
  return (
    <div className={styles.map} data-gift>
      <MapArt />
      <svg className={styles.way} viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
        <path className={styles.ahead} d={wayThrough(steps.map(({ at }) => at))} />
        {/* Another length is another drawing: it appears anew. */}
        <path key={walked.length} className={styles.walked} d={wayThrough(walked.map(({ at }) => at))} />
      </svg>
      <ol className={styles.stops} aria-label={t('map')}>
        {steps.map(({ number, name, state, at }) => {
          const { x, y } = placeOf(at);
          return (
            <li
              key={number}
              className={styles.stop}
              style={{ insetInlineStart: `${x}%`, insetBlockStart: `${y}%` }}
            >
              <button
                type="button"
                className={styles.pin}
                data-state={state}
                data-testid="stop"
                aria-pressed={number === chosen}
                aria-current={state === 'CURRENT' ? 'step' : undefined}
                aria-label={t('stop', { n: number, total: steps.length, name, state: t(`state.${state}`) })}
                onClick={() => onChoose(number)}
              >
                {state === 'DONE' ? <Icon name="check" size={22} /> : <span>{number}</span>}
              </button>
            </li>
          );
        })}
      </ol>
    </div>
  );
}
