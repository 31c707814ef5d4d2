import styles from './seal.module.css';

/** The office's own sign: a chip with a keyhole. Decorative; the name stands beside it. */
export function Seal({ size = 28 }: { size?: number }) {
  return (
    <svg className={styles.seal} width={size} height={size} viewBox="0 0 32 32" aria-hidden="true">
      <rect className={styles.felt} width="32" height="32" rx="9" />
      <circle className={styles.rim} cx="16" cy="16" r="10" />
      <path
        className={styles.hole}
        d="M16 11.2a3.2 3.2 0 0 1 1.9 5.8l1 4.3h-5.8l1-4.3a3.2 3.2 0 0 1 1.9-5.8z"
      />
    </svg>
  );
}
