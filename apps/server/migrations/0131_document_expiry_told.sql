-- Players are told once of a document that runs out soon. Of those that have run out already there is nothing to tell.
ALTER TABLE document ADD COLUMN expiry_told_at timestamptz;
