import type { CanvasHTMLAttributes, RefObject } from 'react';
import styles from './stage-canvas.module.css';

interface Props extends CanvasHTMLAttributes<HTMLCanvasElement> {
  canvas: RefObject<HTMLCanvasElement | null>;
  /** Said where nothing can be drawn. */
  failure: string | false;
}

/** What a stage draws on; all that is on it is said or lies beside it in real elements. */
export function StageCanvas({ canvas, failure, ...rest }: Props) {
  return (
    <>
      <canvas {...rest} ref={canvas} className={styles.canvas} aria-hidden="true" />
      {failure && <p className={styles.failed}>{failure}</p>}
    </>
  );
}
