-- Say of each client seed who drew it: the first one is the player's own now, and those the house drew are told (decision 0032).

-- True unless told otherwise: what a process of the version before writes meanwhile is not called the player's.
ALTER TABLE seed_pair ADD COLUMN client_seed_by_house boolean NOT NULL DEFAULT true;
UPDATE seed_pair SET client_seed_by_house = false WHERE number > 1;
