import declared from 'virtual:declared/pages';

/** Whether the site has a page of this path, without language, as a feature declares it. */
export const isDeclaredPage = (path: string): boolean => declared.flat().some((page) => page.path === path);
