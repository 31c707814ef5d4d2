import { useId, useRef, type PointerEvent } from 'react';
import { createRubbing, type Rubbing, type Spot } from '../../play/pools/rubbing.ts';
import styles from './scenes.module.css';

interface FoilProps {
  /** Whether it may be rubbed off now. */
  readonly isLoose: boolean;
  readonly opened: ReadonlySet<number>;
  onOpen(fields: readonly number[]): void;
}

const SIDE = 100;
const REACH = 15;
const FIELDS = Array.from({ length: 9 }, (_, field) => ({
  ...{ x: (field % 3) * SIDE + 5, y: Math.floor(field / 3) * SIDE + 5, width: SIDE - 10, height: SIDE - 10 },
}));

/** The foil over nine fields: what a finger or a mouse rubs is gone from it. */
export function ScratchFoil({ isLoose, opened, onOpen }: FoilProps) {
  const mask = `foil${useId().replace(/\W/g, '')}`;
  const strokes = useRef<SVGPathElement>(null);
  const rubbing = useRef<Rubbing | null>(null);
  const last = useRef<Spot | null>(null);
  const spotOf = ({ currentTarget, clientX, clientY }: PointerEvent<SVGSVGElement>): Spot => {
    const { left, top, width } = currentTarget.getBoundingClientRect();
    const scale = (3 * SIDE) / width;
    return { x: (clientX - left) * scale, y: (clientY - top) * scale };
  };
  const rub = (event: PointerEvent<SVGSVGElement>) => {
    if (!isLoose) return;
    const spot = spotOf(event);
    const from = last.current ?? spot;
    const path = strokes.current!;
    const line = `M${from.x.toFixed(1)} ${from.y.toFixed(1)}L${(spot.x + 0.1).toFixed(1)} ${spot.y.toFixed(1)}`;
    path.setAttribute('d', (path.getAttribute('d') ?? '') + line);
    rubbing.current ??= createRubbing(FIELDS);
    const now = rubbing.current.rub(from, spot, REACH);
    last.current = spot;
    if (now.length > 0) onOpen(now);
  };
  return (
    <svg
      className={styles.foil}
      viewBox="0 0 300 300"
      aria-hidden="true"
      data-testid="foil"
      data-loose={isLoose || undefined}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        last.current = null;
        rub(event);
      }}
      onPointerMove={(event) => event.buttons > 0 && rub(event)}
      onPointerUp={() => {
        last.current = null;
      }}
    >
      <mask id={mask}>
        <rect width="300" height="300" fill="#fff" />
        <path ref={strokes} stroke="#000" strokeWidth={REACH * 2} strokeLinecap="round" fill="none" />
      </mask>
      <g mask={`url(#${mask})`}>
        {FIELDS.map(
          ({ x, y, width, height }, field) =>
            !opened.has(field) && (
              <g key={field}>
                <rect className={styles.leaf} x={x} y={y} width={width} height={height} rx="12" />
                <path
                  className={styles.shine}
                  d={`M${x + 8} ${y + height - 20}L${x + width - 30} ${y + 8}h18L${x + 8} ${y + height - 6}z`}
                />
              </g>
            ),
        )}
      </g>
    </svg>
  );
}
