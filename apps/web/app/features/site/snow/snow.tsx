import { useEffect, useRef, useSyncExternalStore } from 'react';
import { useHouse } from '../../../lib/root-data.ts';
import { fallOn } from './fall-on.ts';
import styles from './snow.module.css';

/** Snow behind everything that is read, where the operator lets it: none for who wants less motion, nor at a table. */
export default function Snow() {
  const { letItSnow } = useHouse();
  const calm = useSyncExternalStore(hearCalm, isCalm, () => true);
  return letItSnow && !calm ? <Sky /> : null;
}

function Sky() {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => fallOn(canvas.current!), []);
  return <canvas ref={canvas} className={styles.sky} data-testid="snow" aria-hidden="true" />;
}

const LESS_MOTION = '(prefers-reduced-motion: reduce)';
const isCalm = (): boolean => matchMedia(LESS_MOTION).matches;

function hearCalm(told: () => void): () => void {
  const query = matchMedia(LESS_MOTION);
  query.addEventListener('change', told);
  return () => query.removeEventListener('change', told);
}
