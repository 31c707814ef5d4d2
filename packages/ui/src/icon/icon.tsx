import { PATHS, type IconName } from './paths.ts';

export type { IconName };

export const isIconName = (name: string): name is IconName => Object.hasOwn(PATHS, name);

export interface DrawingProps {
  size?: number;
  className?: string | undefined;
}

/** A picture of our own set. */
export const Icon = ({ name, ...rest }: DrawingProps & { name: IconName }) => (
  <Drawing path={PATHS[name]} {...rest} />
);

/** Drawn on 24×24 with round ends. Decorative: the text beside it speaks. */
export function Drawing({ path, size = 24, className }: DrawingProps & { path: string }) {
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
      <path d={path} />
    </svg>
  );
}
