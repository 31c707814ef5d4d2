-- Addresses of things that were sent long ago are deleted by a job: what is still kept of them, the oldest first.
CREATE INDEX reward_thing_sent ON reward_thing (changed_at) WHERE state = 'SENT' AND address IS NOT NULL;
