import type { Wheel } from '@croupier/contract/rewards/wheel';
import { useRef, type PointerEvent, type RefObject } from 'react';
import { edgesOf, PEGS } from './turn.ts';
import styles from './wheel-scene.module.css';

interface SceneProps {
  readonly sectors: Wheel['sectors'];
  readonly wheelRef: RefObject<SVGGElement | null>;
  readonly tongueRef: RefObject<SVGGElement | null>;
  /** Turns it by so many degrees from where it rests. */
  readonly byHand: (degrees: number) => void;
  /** `waiting`: it leans back while the answer is on its way. */
  readonly look: 'still' | 'waiting' | 'turning';
  /** The sector that it rests on, once that was told. */
  readonly won: number | undefined;
  /** It was pushed by hand; undefined where it cannot be. */
  readonly onPushed: (() => void) | undefined;
}

const RADIUS = 172;
/** So far it is pushed until it is let go, in degrees. */
const PUSHED = 14;

/** A heavy wheel with a ratchet. It says nothing that words beside it do not, and a button does the same: readers and keyboards pass it by. */
export function WheelScene({ sectors, wheelRef, tongueRef, byHand, look, won, onPushed }: SceneProps) {
  const push = usePush(byHand, look === 'still' ? onPushed : undefined);
  const edges = edgesOf(sectors);
  return (
    <svg
      className={styles.scene}
      viewBox="-200 -214 400 426"
      aria-hidden="true"
      data-gift
      data-look={look}
      {...push}
    >
      <ellipse className={styles.shadow} cx="0" cy="200" rx="130" ry="10" />
      <circle className={styles.rim} r="192" />
      <circle className={styles.groove} r="178" />
      <g className={styles.lean}>
        <g ref={wheelRef}>
          {sectors.map(({ label, colour }, index) => (
            <g
              key={index}
              className={styles.sector}
              data-colour={colour}
              data-won={won === index || undefined}
            >
              <path d={sliceOf(edges[index]!)} />
              <text
                x={RADIUS - 14}
                transform={`rotate(${(edges[index]!.from + edges[index]!.to) / 2 - 90})`}
                dominantBaseline="central"
                textAnchor="end"
                data-long={label.length > 11 || undefined}
              >
                {label}
              </text>
            </g>
          ))}
          {Array.from({ length: PEGS }, (_, peg) => (
            <circle
              key={peg}
              className={styles.peg}
              cy={-185}
              r="4.5"
              transform={`rotate(${(peg * 360) / PEGS})`}
            />
          ))}
          <circle className={styles.hub} r="30" />
          <path className={styles.star} d="M0-18 5-6 18-6 8 3 12 16 0 8-12 16-8 3-18-6-5-6z" />
        </g>
      </g>
      <g transform="translate(0 -206)">
        <g ref={tongueRef}>
          <path className={styles.tongue} d="M-11-4h22L3 34Q0 40-3 34z" />
        </g>
        <circle className={styles.pin} r="8" />
      </g>
    </svg>
  );
}

function sliceOf({ from, to }: { from: number; to: number }): string {
  const point = (degrees: number) => {
    const angle = ((degrees - 90) * Math.PI) / 180;
    return `${(RADIUS * Math.cos(angle)).toFixed(2)} ${(RADIUS * Math.sin(angle)).toFixed(2)}`;
  };
  return `M0 0L${point(from)}A${RADIUS} ${RADIUS} 0 ${to - from > 180 ? 1 : 0} 1 ${point(to)}z`;
}

/** The wheel follows a hand round its middle, and is let go once it was pushed far enough. */
function usePush(byHand: (degrees: number) => void, onPushed: (() => void) | undefined) {
  const hand = useRef<{ readonly from: number; by: number } | null>(null);
  const angleOf = ({ currentTarget, clientX, clientY }: PointerEvent<SVGSVGElement>) => {
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    return (Math.atan2(clientY - top - height / 2, clientX - left - width / 2) * 180) / Math.PI;
  };
  const letGo = () => {
    const by = hand.current?.by ?? 0;
    hand.current = null;
    byHand(0);
    if (Math.abs(by) >= PUSHED) onPushed?.();
  };
  return {
    onPointerDown: (event: PointerEvent<SVGSVGElement>) => {
      if (!onPushed || event.button !== 0) return;
      hand.current = { from: angleOf(event), by: 0 };
      event.currentTarget.setPointerCapture(event.pointerId);
    },
    onPointerMove: (event: PointerEvent<SVGSVGElement>) => {
      if (!hand.current) return;
      const by = ((angleOf(event) - hand.current.from + 540) % 360) - 180;
      hand.current.by = Math.max(-40, Math.min(40, by));
      byHand(hand.current.by);
    },
    onPointerUp: () => hand.current && letGo(),
    onPointerCancel: () => {
      hand.current = null;
      byHand(0);
    },
  };
}
