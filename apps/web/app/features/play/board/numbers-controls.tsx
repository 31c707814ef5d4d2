import type { DrawDefinition } from '@croupier/games';
import { Button, Icon, IconButton } from '@croupier/ui';
import { useTranslations } from 'use-intl/react';
import { useFormat } from '../../../lib/format/use-format.ts';
import { lastStep, type ControlsProps } from '../table/board.ts';
import styles from './numbers-controls.module.css';
import { anyOf, mostPicks, picksOf } from './ticket.ts';
import { ticketOf } from './ticket-of.ts';

/** What hits pay, how many numbers are picked, and a hand that picks or drops them for the player. */
export function NumbersControls({ steps, resting, ...board }: ControlsProps<DrawDefinition>) {
  const t = useTranslations('board.numbers');
  const { definition, mode } = board;
  const { picked, pick } = ticketOf(board);
  const drawn = lastStep(steps, 'draw');
  const picks = picksOf(definition, mode);
  const left = picks - picked.length;
  const mayChooseHowMany = definition.modes.length > 1;
  const refill = () => pick(anyOf(definition, picks, left > 0 ? picked : []));
  return (
    <>
      {mayChooseHowMany && picked.length === 0 ? (
        <p className={styles.hint}>{t('choose', { most: mostPicks(definition) })}</p>
      ) : (
        <Pays {...board} hits={drawn?.hits.length} />
      )}
      <div className={styles.picking}>
        {mayChooseHowMany ? (
          <HowMany
            count={picked.length}
            most={mostPicks(definition)}
            disabled={!resting}
            onCount={(count) =>
              pick(count < picked.length ? picked.slice(0, count) : anyOf(definition, count, picked))
            }
          />
        ) : (
          <p className={styles.left}>{left > 0 ? t('pick', { left }) : t('ready')}</p>
        )}
        <Button look="quiet" size="small" disabled={!resting} onClick={refill}>
          {t('any')}
        </Button>
        <IconButton
          label={t('clear')}
          className={styles.clear}
          disabled={!resting || picked.length === 0}
          onClick={() => pick([])}
        >
          <Icon name="close" />
        </IconButton>
      </div>
      <output className="visually-hidden">
        {drawn && [t('hits', { hits: drawn.hits.length }), ...drawn.hits].join(', ')}
      </output>
    </>
  );
}

/** What each count of hits pays, as a multiple of the stake; the one that was hit is lit. */
function Pays({
  definition,
  mode,
  hits: hit,
}: Pick<ControlsProps<DrawDefinition>, 'definition' | 'mode'> & { hits: number | undefined }) {
  const t = useTranslations('board.numbers');
  const format = useFormat();
  const { pays } = definition.modes.find(({ id }) => id === mode)!;
  const timesOf = (units: number) => {
    const times = units / definition.stakeUnits;
    return t('times', {
      times: format.number(times, Number.isInteger(times * 10) ? Number(!Number.isInteger(times)) : 2),
    });
  };
  return (
    <dl className={styles.pays}>
      {pays.map(
        (units, hits) =>
          units > 0 && (
            <div key={hits} data-won={hit === hits || undefined}>
              <dt>
                <span aria-hidden="true">{hits}</span>
                <span className="visually-hidden">{t('hits', { hits })}</span>
              </dt>
              <dd>{timesOf(units)}</dd>
            </div>
          ),
      )}
    </dl>
  );
}

interface HowManyProps {
  count: number;
  most: number;
  disabled: boolean;
  onCount(count: number): void;
}

/** How many numbers the ticket has: one more is picked for the player, one fewer is the last. */
function HowMany({ count, most, disabled, onCount }: HowManyProps) {
  const t = useTranslations('board.numbers');
  return (
    <div className={styles.howMany} role="group" aria-label={t('howMany')}>
      <IconButton label={t('fewer')} disabled={disabled || count === 0} onClick={() => onCount(count - 1)}>
        <Icon name="minus" />
      </IconButton>
      <output>{count}</output>
      <IconButton label={t('more')} disabled={disabled || count === most} onClick={() => onCount(count + 1)}>
        <Icon name="plus" />
      </IconButton>
    </div>
  );
}
