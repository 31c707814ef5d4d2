const BOTS = /(?<!cu)bot\b|crawl|spider|slurp|preview|fetcher|archiver|facebookexternalhit|whatsapp/i;

/** Whether a request says of itself that no person looks at the answer. Bots get no error page (specification, section 2). */
export const isBot = (userAgent: string | undefined): boolean =>
  userAgent !== undefined && BOTS.test(userAgent);
