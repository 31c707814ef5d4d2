import type { BoardStage } from '@croupier/game-client/board-stage.ts';
import { useEffect, useLayoutEffect, useRef, type PointerEvent } from 'react';
import type { Place } from '../table/board.ts';
import { createRubbing, type Rubbing, type Spot } from './rubbing.ts';
import styles from './scratch-table.module.css';

interface Props {
  readonly stage: BoardStage;
  /** In CSS pixels of the stage. */
  readonly fields: readonly Place[];
  readonly opened: ReadonlySet<number>;
  /** Whether it may be rubbed off now. */
  readonly isCovered: boolean;
  onOpen(fields: readonly number[]): void;
  onTouch(): void;
}

/** How broad a finger rubs, in parts of a field's side. */
const REACH = 0.2;
/** A field that is open loses the rest of its foil so fast. */
const FADE_MS = 220;
const MOST_DENSITY = 2;
/** It is heard once in so much of the way, in parts of a field's side. */
const HEARD = 0.5;

/** The foil over the fields, on a canvas of its own: what a finger or a mouse rubs is gone from it. */
export function Foil({ stage, fields, opened, isCovered, onOpen, onTouch }: Props) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const rubbing = useRef<Rubbing | null>(null);
  const last = useRef<Spot | null>(null);
  const travelled = useRef(0);
  const shown = useRef<ReadonlySet<number>>(new Set());
  const isNew = opened.size === 0;
  // Anew for each card, and when its places move: what was rubbed in part is whole again then, what is open stays open.
  useLayoutEffect(() => {
    const element = canvas.current;
    const context = element?.getContext('2d');
    if (!element || !context) return;
    const density = Math.min(MOST_DENSITY, devicePixelRatio || 1);
    element.width = Math.round(element.clientWidth * density);
    element.height = Math.round(element.clientHeight * density);
    context.scale(density, density);
    fields.forEach((field, index) => {
      if (isNew || !shown.current.has(index)) stage.paint(context, 'cover', field);
    });
    rubbing.current = createRubbing(fields);
    if (isNew) shown.current = new Set();
  }, [stage, isNew, fields]);
  useEffect(() => {
    const context = canvas.current?.getContext('2d');
    if (!context) return;
    const fresh = [...opened].filter((field) => !shown.current.has(field));
    shown.current = opened;
    // A card that comes before it is over has a foil of its own.
    for (const field of fresh) fade(context, fields[field]!, () => shown.current.has(field));
  }, [opened, fields]);
  const rub = (event: PointerEvent<HTMLCanvasElement>) => {
    const context = canvas.current?.getContext('2d');
    if (!context || !isCovered) return;
    const spot = { x: event.nativeEvent.offsetX, y: event.nativeEvent.offsetY };
    const reach = fields[0]!.width * REACH;
    stroke(context, last.current ?? spot, spot, reach);
    const now = rubbing.current?.rub(last.current ?? spot, spot, reach) ?? [];
    travelled.current += Math.hypot(
      spot.x - (last.current?.x ?? spot.x),
      spot.y - (last.current?.y ?? spot.y),
    );
    if (travelled.current > fields[0]!.width * HEARD) {
      travelled.current = 0;
      onTouch();
    }
    last.current = spot;
    if (now.length > 0) onOpen(now);
  };
  return (
    <canvas
      ref={canvas}
      className={styles.foil}
      aria-hidden="true"
      data-testid="foil"
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        last.current = null;
        onTouch();
        rub(event);
      }}
      onPointerMove={(event) => {
        if (event.buttons > 0) rub(event);
      }}
      onPointerUp={() => {
        last.current = null;
      }}
    />
  );
}

function stroke(context: CanvasRenderingContext2D, from: Spot, to: Spot, reach: number): void {
  context.save();
  context.globalCompositeOperation = 'destination-out';
  context.lineCap = 'round';
  context.lineWidth = reach * 2;
  context.beginPath();
  context.moveTo(from.x, from.y);
  context.lineTo(to.x + 0.01, to.y);
  context.stroke();
  context.restore();
}

/** Takes the rest of a field's foil away, at once where motion is unwelcome. */
function fade(
  context: CanvasRenderingContext2D,
  { x, y, width, height }: Place,
  isStill: () => boolean,
): void {
  const clear = () => context.clearRect(x - 1, y - 1, width + 2, height + 2);
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return clear();
  const beganMs = performance.now();
  const frame = (nowMs: number) => {
    if (!isStill()) return undefined;
    if (nowMs - beganMs >= FADE_MS) return clear();
    context.save();
    context.globalCompositeOperation = 'destination-out';
    context.globalAlpha = 0.22;
    context.fillRect(x - 1, y - 1, width + 2, height + 2);
    context.restore();
    requestAnimationFrame(frame);
    return undefined;
  };
  requestAnimationFrame(frame);
  return undefined;
}
