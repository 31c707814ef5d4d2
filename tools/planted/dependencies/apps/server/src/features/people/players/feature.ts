export const PLANTED = feature({ name: 'players', level: 2, about: 'a plant' });

declare function feature(described: object): object;
