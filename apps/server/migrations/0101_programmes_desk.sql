-- The office's room of programmes: who publishes alone how much, and what a programme has given, by its own index.

INSERT INTO approval_rule (act, role, currency, up_to_minor) VALUES ('publish.programmes', 'marketing', 'EUR', 100000);

CREATE INDEX reward_of_programme ON reward (programme_id, given_at) WHERE programme_id IS NOT NULL;
