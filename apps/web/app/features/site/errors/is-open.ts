import declared from 'virtual:declared/pages';
import type { Section } from './error-screens.ts';

/** Whether the site has this section's page: nobody is sent from one page that there is not to another. */
export const isOpen = ({ name }: Section): boolean => declared.flat().some(({ path }) => path === name);
