/** Carries the link of a preview from page to page. */
export const PREVIEW_COOKIE = 'croupier_preview';
