export const PLANTED = feature({ name: 'payments', level: 4, about: 'a plant' });

declare function feature(described: object): object;
