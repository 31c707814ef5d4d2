export const PLANTED = feature({ name: 'wallet', level: 3, about: 'a plant' });

declare function feature(described: object): object;
