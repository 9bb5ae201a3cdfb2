CREATE TABLE settings (name TEXT PRIMARY KEY, value TEXT NOT NULL);
-- The key differs in every copy of this app: reading it here does not help elsewhere.
INSERT INTO settings VALUES ('card_key', 'larkspur {{flag}}'), ('vault_code', '{{flag}}');
