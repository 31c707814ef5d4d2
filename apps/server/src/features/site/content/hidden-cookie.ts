export const HIDDEN_COOKIE = 'hidden_widgets';

const KEY = /^[a-z0-9][a-z0-9-]{0,63}$/;

/** What a visitor hid, as their cookie says it; nonsense in it counts as nothing. */
export const hiddenIn = (cookies: Readonly<Record<string, string>>): Set<string> =>
  new Set((cookies[HIDDEN_COOKIE] ?? '').split('.').filter((key) => KEY.test(key)));
