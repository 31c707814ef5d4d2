-- Where a player lives decides by whose rules they play, as their region does: what is kept as a witness of the one says the other, too.
INSERT INTO outbox (player_id, topic, payload)
SELECT id, 'books.witness', json_build_object('subject', 'player', 'value', concat_ws(' ', region, age_confirmed, residence))
FROM player WHERE residence IS NOT NULL;
