-- A bonus may be chosen for several deposits at once, in two tabs say: the first of them that comes brings it, and the others are told so.
CREATE TABLE bonus_choice (
  player_id bigint NOT NULL,
  pay_in_id uuid NOT NULL,
  bonus_id uuid NOT NULL,
  PRIMARY KEY (player_id, pay_in_id),
  FOREIGN KEY (player_id, bonus_id) REFERENCES bonus (player_id, id)
);
CREATE UNIQUE INDEX bonus_choice_of_pay_in ON bonus_choice (pay_in_id);
CREATE INDEX bonus_choice_of_bonus ON bonus_choice (player_id, bonus_id);

INSERT INTO bonus_choice (player_id, pay_in_id, bonus_id) SELECT player_id, pay_in_id, id FROM bonus WHERE pay_in_id IS NOT NULL;
-- From now on it says which deposit has come.
UPDATE bonus SET pay_in_id = NULL WHERE pay_in_id IS NOT NULL AND deposit_minor IS NULL;

DO $$
BEGIN
  IF EXISTS (SELECT FROM pg_roles WHERE rolname = 'croupier_app') THEN
    GRANT SELECT, INSERT ON bonus_choice TO croupier_app;
  END IF;
END $$;
