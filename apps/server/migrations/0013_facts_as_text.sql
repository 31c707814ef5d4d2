-- Nothing ever looks into a fact with SQL: it is written once, read once, and gone. As text it costs half as much to write.
ALTER TABLE outbox ALTER COLUMN payload TYPE json;
ALTER TABLE outbox_parked ALTER COLUMN payload TYPE json;
