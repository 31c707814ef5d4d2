import type { ElementType, HTMLAttributes } from 'react';
import styles from './surface.module.css';

export interface CardProps extends HTMLAttributes<HTMLElement> {
  as?: ElementType;
}

export function Card({ as: Tag = 'section', className, ...rest }: CardProps) {
  return <Tag {...rest} className={[styles.card, className].filter(Boolean).join(' ')} />;
}
