import type { BoardStage } from '@croupier/game-client/board-stage.ts';
import type { PoolDefinition } from '@croupier/games';
import { Button } from '@croupier/ui';
import { useEffect, useEffectEvent, useMemo, useState, type ReactNode } from 'react';
import { useTranslations } from 'use-intl/react';
import type { Place } from '../table/board.ts';
import { Foil } from './foil.tsx';
import styles from './scratch-table.module.css';
import type { Scratching } from './use-scratching.ts';

/** A card that nobody touches for so long opens by itself: nothing waits for a hand that has gone. */
const UNTOUCHED_MS = 12_000;

interface Props {
  readonly definition: PoolDefinition;
  readonly scratching: Scratching;
  readonly stage: BoardStage | null;
  readonly places: Readonly<Record<string, Place>>;
  amountOf(units: number): string;
  /** Something is rubbed. */
  onRub(): void;
  /** The card. */
  readonly children: ReactNode;
}

/** A card to be scratched: its fields are buttons, over them the foil that a finger rubs off. */
export function ScratchTable({ definition, scratching, stage, places, amountOf, onRub, children }: Props) {
  const t = useTranslations('pools');
  const { ticket, opened, isCovered, open, openAll } = scratching;
  const touch = useOpensByItself(scratching);
  const fields = useMemo(
    () => Array.from({ length: definition.fields }, (_, field) => places[String(field)]),
    [places, definition.fields],
  );
  return (
    <>
      <div className={styles.card} data-covered={isCovered || undefined}>
        {children}
        <ol className={styles.fields} aria-label={t('label', { matches: definition.matches })}>
          {fields.map((place, field) => {
            const isOpen = opened.has(field);
            const units = ticket?.fields[field];
            const name =
              isOpen && units !== undefined
                ? t('open', { field: field + 1, amount: amountOf(units) })
                : t('covered', { field: field + 1 });
            return (
              <li key={field} data-won={(!isCovered && ticket?.winning.includes(field)) || undefined}>
                {place && (
                  <Field
                    place={place}
                    name={name}
                    amount={isCovered && units !== undefined ? amountOf(units) : ''}
                    isOpen={isOpen}
                    isCovered={isCovered}
                    onOpen={() => open([field])}
                  />
                )}
              </li>
            );
          })}
        </ol>
        {stage && isWhole(fields) && (
          <Foil
            stage={stage}
            fields={fields}
            opened={opened}
            isCovered={isCovered}
            onOpen={open}
            onTouch={() => {
              touch();
              onRub();
            }}
          />
        )}
      </div>
      <div className={styles.foot}>
        <output className={styles.said}>{saidOf()}</output>
        {ticket && ticket.serial > 0 && <small>{t('serial', { serial: ticket.serial })}</small>}
        <Button look="gold" disabled={!isCovered} onClick={openAll} data-testid="scratch-all">
          {t('all')}
        </Button>
      </div>
    </>
  );

  function saidOf(): string {
    if (!ticket) return t('rule', { matches: definition.matches });
    if (isCovered) return t('left', { count: definition.fields - opened.size });
    return ticket.units > 0 ? t('won', { amount: amountOf(ticket.units) }) : t('lost');
  }
}

/** Opens a card that nobody touches. @returns to be called when somebody does */
function useOpensByItself({ opened, isCovered, openAll }: Scratching): () => void {
  const [touches, setTouches] = useState(0);
  const openByItself = useEffectEvent(openAll);
  useEffect(() => {
    if (!isCovered) return undefined;
    const timer = setTimeout(() => openByItself(), UNTOUCHED_MS);
    return () => clearTimeout(timer);
  }, [isCovered, opened, touches]);
  return () => setTouches((before) => before + 1);
}

const isWhole = (fields: readonly (Place | undefined)[]): fields is readonly Place[] =>
  fields.every((place) => place !== undefined);

interface FieldProps {
  readonly place: Place;
  readonly name: string;
  /** Under the foil; once all is open the stage shows it. */
  readonly amount: string;
  readonly isOpen: boolean;
  readonly isCovered: boolean;
  onOpen(): void;
}

/** A field as a button, for who does not rub. */
function Field({ place: { x, y, width, height }, name, amount, isOpen, isCovered, onOpen }: FieldProps) {
  return (
    <button
      type="button"
      className={styles.field}
      style={{ insetInlineStart: x, insetBlockStart: y, width, height, fontSize: width * 0.24 }}
      aria-label={name}
      data-open={isOpen}
      disabled={!isCovered || isOpen}
      onClick={onOpen}
    >
      <span aria-hidden="true">{amount}</span>
    </button>
  );
}
