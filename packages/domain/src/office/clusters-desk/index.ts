/** By what accounts may be one person’s: a browser, a whole address, an e-mail, a phone, a document, a tax number. */
export const CLUSTER_KINDS = ['device', 'address', 'email', 'phone', 'document', 'tax'] as const;
export type ClusterKind = (typeof CLUSTER_KINDS)[number];

/** What somebody of the house found: people who live together, or nothing more to do. */
export const CLUSTER_VERDICTS = ['household', 'looked-at'] as const;
export type ClusterVerdict = (typeof CLUSTER_VERDICTS)[number];

/** `grown`: since somebody looked there is an account more. */
export const CLUSTER_STATES = ['new', 'grown', ...CLUSTER_VERDICTS] as const;
export type ClusterState = (typeof CLUSTER_STATES)[number];

/** A browser or an address that was not seen for so long is forgotten. */
export const SIGHTING_KEPT_MS = 180 * 86_400_000;
