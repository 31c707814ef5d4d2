-- A tax number is what somebody says of themselves: it is kept for each account that gives it, and none of them has it alone, or the
-- second one would be told of the first by being refused.
UPDATE person_mark SET holds = false WHERE kind = 'tax';
ALTER TABLE person_mark ADD CONSTRAINT person_mark_claim_check CHECK (kind = 'document' OR NOT holds);
