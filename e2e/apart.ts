/** Journeys that change what all others see, or bring up a house of their own: they run apart, one after the other. */
export const APART = [
  '**/banners/**',
  '**/editions/**',
  '**/journeys/killed.spec.ts',
  '**/office/{content,content-editors,content-preview,outbox}.spec.ts',
  '**/providers/**',
  '**/routes/screens.spec.ts',
  '**/split/**',
  '**/widgets/**',
];
