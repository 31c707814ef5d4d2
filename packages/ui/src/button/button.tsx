import type { ButtonHTMLAttributes, ReactNode } from 'react';
import styles from './button.module.css';

type Look = 'primary' | 'gold' | 'quiet' | 'plain' | 'danger';

export interface ButtonLook {
  look?: Look;
  size?: 'small' | 'medium' | 'large';
  /** Takes the whole width. */
  wide?: boolean;
}

/** The classes of a button, for links that look like one: `<Link className={buttonClass({ look: 'primary' })}>`. */
export function buttonClass({ look = 'quiet', size = 'medium', wide = false }: ButtonLook = {}): string {
  return [styles.button, styles[look], styles[size], wide && styles.wide].filter(Boolean).join(' ');
}

export interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement>, ButtonLook {
  icon?: ReactNode;
  /** Waits for an answer: stays focusable, takes no press, says so. */
  busy?: boolean;
}

/** `primary` once a screen, `gold` only where money moves, `quiet` otherwise, `plain` inside text rows. */
export function Button({
  look,
  size,
  wide,
  icon,
  busy,
  className,
  children,
  onClick,
  type = 'button',
  'aria-disabled': disabled,
  ...rest
}: ButtonProps) {
  const classes = [
    buttonClass({ ...(look && { look }), ...(size && { size }), ...(wide && { wide }) }),
    className,
  ]
    .filter(Boolean)
    .join(' ');
  return (
    <button
      {...rest}
      type={busy ? 'button' : type}
      className={classes}
      aria-busy={busy || undefined}
      aria-disabled={busy || disabled}
      onClick={busy ? undefined : onClick}
    >
      {icon}
      <span className={styles.label}>{children}</span>
    </button>
  );
}
