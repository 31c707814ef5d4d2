import {
  Drawing,
  Icon as SharedIcon,
  isIconName,
  type DrawingProps,
  type IconName as SharedName,
} from '@croupier/ui';

/** What only the office draws: players do not load it. */
const PATHS = {
  bell: 'M12 4a5.5 5.5 0 0 0-5.5 5.5c0 4.2-1.4 5.6-2.2 6.7h15.4c-.8-1.1-2.2-2.5-2.2-6.7A5.5 5.5 0 0 0 12 4zM10 19.2a2.2 2.2 0 0 0 4 0',
  eye: 'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12zM12 15a3 3 0 1 0 0-6 3 3 0 0 0 0 6z',
  people:
    'M9 11.5a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7zM2.5 19.5c.6-3.4 3.2-5 6.5-5s5.9 1.6 6.5 5M15.5 4.8a3.5 3.5 0 0 1 0 6.4M17.5 14.9c2.2.6 3.6 2.1 4 4.6',
  columns: 'M4 5h16v14H4zM9.3 5v14M14.7 5v14',
  bookmark: 'M7 4.5h10v15l-5-3.7-5 3.7z',
  calendar: 'M5 6.5h14v13H5zM5 10.5h14M8.5 4v4M15.5 4v4',
  chart: 'M4.5 4.5v15h15M8.7 16v-4.5M12.7 16V7.5M16.7 16v-6.5',
  ascending: 'M12 19V5.5M6.5 11 12 5.5l5.5 5.5',
  descending: 'M12 5v13.5M6.5 13l5.5 5.5 5.5-5.5',
} as const;

export type IconName = SharedName | keyof typeof PATHS;

export const Icon = ({ name, ...rest }: DrawingProps & { name: IconName }) =>
  isIconName(name) ? <SharedIcon name={name} {...rest} /> : <Drawing path={PATHS[name]} {...rest} />;
