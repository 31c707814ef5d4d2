export const PLANTED = feature({ name: 'jackpots', level: 9, about: 'a plant' });

declare function feature(described: object): object;
