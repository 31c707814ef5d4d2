export const PLANTED = feature({ name: 'rounds', level: 7, about: 'a plant' });

declare function feature(described: object): object;
