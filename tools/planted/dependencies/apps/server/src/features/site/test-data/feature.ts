export const PLANTED = feature({ name: 'test-data', level: 10, about: 'a plant' });

declare function feature(described: object): object;
