-- Who asked for a weaker limit on a day is looked for by the day: markers of harm are judged for them too.
CREATE INDEX player_limit_change_asked ON player_limit_change (changed_at) WHERE change = 'asked';
