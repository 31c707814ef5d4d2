-- A player's payments of one state are read newest first, without a look at the others.
CREATE INDEX pay_in_history_of_state ON pay_in (player_id, state, created_at DESC, id DESC);
CREATE INDEX pay_out_history_of_state ON pay_out (player_id, state, created_at DESC, id DESC);
