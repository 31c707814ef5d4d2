-- Rules read how far players have shown who they are: seats that were looked at before are looked at once more.

-- Where 0077 has just been taken nothing has been looked at yet, and no row is written.
UPDATE player_seat SET rules_until = to_timestamp(0) WHERE rules_until IS DISTINCT FROM to_timestamp(0);
