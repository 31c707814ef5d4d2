export const FEATURE_LEVELS: string[][];
declare const configuration: {
  forbidden: { name: string; comment: string; severity: string; from: object; to: object }[];
  options: { enhancedResolveOptions: object } & Record<string, unknown>;
};
export default configuration;
