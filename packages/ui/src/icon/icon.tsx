import { PATHS, type IconName } from './paths.ts';

export type { IconName };

export const isIconName = (name: string): name is IconName => Object.hasOwn(PATHS, name);

/** A picture of our own set, drawn on 24×24 with round ends. Decorative: the text beside it speaks. */
export function Icon({
  name,
  size = 24,
  className,
}: {
  name: IconName;
  size?: number;
  className?: string | undefined;
}) {
  return (
    <svg
      className={className}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      <path d={PATHS[name]} />
    </svg>
  );
}
