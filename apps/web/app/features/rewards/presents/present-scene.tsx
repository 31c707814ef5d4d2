import { useRef, useState, type PointerEvent } from 'react';
import styles from './present-scene.module.css';

interface SceneProps {
  /** `waiting`: it trembles while the answer is on its way. `open`: its lid is off. */
  look: 'wrapped' | 'waiting' | 'open';
  picture: string;
  code: string;
  /** The ribbon was pulled far enough; undefined where it cannot be pulled. */
  onPulled: (() => void) | undefined;
}

/** So far the ribbon is pulled until it comes off, in pixels. */
const OFF_AT = 72;

/**
 * A wrapped box whose ribbon is pulled sideways by hand. It says nothing that words beside it do not, and a button does the same:
 * readers and keyboards pass it by.
 */
export function PresentScene({ look, picture, code, onPulled }: SceneProps) {
  const from = useRef<number | null>(null);
  const [pulled, setPulled] = useState(0);
  const isPullable = look === 'wrapped' && onPulled !== undefined;
  const move = ({ clientX }: PointerEvent) => {
    if (from.current !== null) setPulled(Math.max(-OFF_AT, Math.min(OFF_AT, clientX - from.current)));
  };
  const letGo = () => {
    if (from.current !== null && Math.abs(pulled) >= OFF_AT) onPulled?.();
    from.current = null;
    setPulled(0);
  };
  return (
    <div
      className={styles.felt}
      data-gift
      aria-hidden="true"
      data-pullable={isPullable}
      onPointerDown={(event) => {
        if (!isPullable || event.button !== 0) return;
        from.current = event.clientX;
        event.currentTarget.setPointerCapture(event.pointerId);
      }}
      onPointerMove={move}
      onPointerUp={letGo}
      onPointerCancel={() => {
        from.current = null;
        setPulled(0);
      }}
    >
      {picture !== '' && (
        <img className={styles.picture} src={`/media/${picture}`} alt="" draggable={false} />
      )}
      {picture === '' && (
        <svg className={styles.scene} viewBox="0 0 200 180" data-look={look}>
          <ellipse className={styles.shadow} cx="100" cy="166" rx="76" ry="9" />
          {look === 'open' && <path className={styles.light} d="M44 86 10 4h180l-34 82z" />}
          <g className={styles.box}>
            <path className={styles.paper} d="M36 84h128v70a8 8 0 0 1-8 8H44a8 8 0 0 1-8-8z" />
            {code.includes('birthday') && <Candles />}
            <g className={styles.ribbon} style={{ translate: `${pulled}px 0` }}>
              <path className={styles.band} d="M90 84h20v78H90z" />
            </g>
            <g className={styles.lid}>
              <rect className={styles.paper} x="28" y="60" width="144" height="30" rx="6" />
              <g className={styles.ribbon} style={{ translate: `${pulled}px 0` }}>
                <path className={styles.band} d="M90 60h20v30H90z" />
                <path
                  className={styles.bow}
                  d="M100 58C84 22 48 26 56 46c6 14 30 14 44 12zm0 0c16-36 52-32 44-12-6 14-30 14-44 12z"
                />
                <circle className={styles.knot} cx="100" cy="56" r="9" />
              </g>
            </g>
          </g>
        </svg>
      )}
    </div>
  );
}

/** Candles printed on the paper of a birthday. */
const Candles = () => (
  <>
    {[56, 76, 124, 144].map((x, index) => (
      <g key={x} transform={`translate(${x} ${index % 2 === 0 ? 112 : 132})`}>
        <rect className={styles.candle} x="-3" y="0" width="6" height="18" rx="2" />
        <path className={styles.flame} d="M0-12c4 5 4 9 0 10-4-1-4-5 0-10z" />
      </g>
    ))}
  </>
);
