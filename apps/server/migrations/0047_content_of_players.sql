-- What a player asked not to be shown again, and what they answered when asked.

CREATE TABLE hidden_widget (
  player_id bigint NOT NULL REFERENCES player (id),
  widget text COLLATE "C" NOT NULL,
  hidden_at timestamptz NOT NULL,
  PRIMARY KEY (player_id, widget)
);

-- Once a survey: the key says so.
CREATE TABLE survey_answer (
  player_id bigint NOT NULL REFERENCES player (id),
  survey text COLLATE "C" NOT NULL,
  -- As the question stood when it was answered.
  version integer NOT NULL,
  option text COLLATE "C" NOT NULL,
  answered_at timestamptz NOT NULL,
  PRIMARY KEY (player_id, survey)
);

DO $$
BEGIN
  IF EXISTS (SELECT FROM pg_roles WHERE rolname = 'croupier_app') THEN
    REVOKE ALL ON hidden_widget, survey_answer FROM croupier_app;
    GRANT SELECT, INSERT ON hidden_widget, survey_answer TO croupier_app;
  END IF;
END $$;
