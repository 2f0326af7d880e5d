-- No statement of the API runs longer than this. A role's settings count at login: the API logs in as `authenticator`
-- and applies the settings of the role that a request runs as.
alter role anon set statement_timeout = '3s';
alter role authenticated set statement_timeout = '8s';
alter role authenticator set statement_timeout = '8s';
