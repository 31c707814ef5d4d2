export const PLANTED = feature({ name: 'ledger', level: 1, about: 'a plant' });

declare function feature(described: object): object;
