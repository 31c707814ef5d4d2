export const PLANTED = feature({ name: 'tournaments', level: 9, about: 'a plant' });

declare function feature(described: object): object;
