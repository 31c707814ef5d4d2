export interface DeviceWords {
  readonly browser: string | null;
  readonly system: string | null;
}

/** Whoever builds on another names it as well, so the more particular comes first. */
const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\b(?:OPR|OPT|Opera)\//, 'Opera'],
  [/\bYaBrowser\//, 'Yandex Browser'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|CriOS|HeadlessChrome)\//, 'Chrome'],
  [/\bVersion\/[\d.]+ .*Safari\//, 'Safari'],
];
const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bMac OS X\b/, 'macOS'],
  [/\bLinux\b/, 'Linux'],
];
/** What is longer is no browser's, and not worth looking through. */
const LENGTH_MAX = 512;

/**
 * Browser and system of a User-Agent header, for people to know their own devices by: the names of two short lists, nothing of what
 * was sent. Whoever says nothing known is told of as nothing, not guessed at.
 */
export function deviceWords(userAgent: string | undefined): DeviceWords {
  const said = (userAgent ?? '').slice(0, LENGTH_MAX);
  const wordOf = (words: typeof BROWSERS): string | null =>
    words.find(([pattern]) => pattern.test(said))?.[1] ?? null;
  return { browser: wordOf(BROWSERS), system: wordOf(SYSTEMS) };
}
