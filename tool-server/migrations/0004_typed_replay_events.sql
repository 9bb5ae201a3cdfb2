-- Events of stored replays become objects: the kind by how its sentence begins, and whether only an attack leaves it behind.
UPDATE "lab_submission"
SET "result" = "result" || jsonb_build_object('tests', (
  SELECT jsonb_agg(
    CASE WHEN jsonb_typeof(one.test->'replay') = 'array'
      THEN one.test || jsonb_build_object('replay', (
        SELECT coalesce(jsonb_agg(
          line.value || jsonb_build_object('events', (
            SELECT coalesce(jsonb_agg(
              CASE WHEN jsonb_typeof(event.value) = 'string'
                THEN jsonb_build_object(
                  'text', event.value,
                  'kind', CASE
                    WHEN said.text LIKE 'SQL: %' THEN 'sql'
                    WHEN said.text LIKE 'Session %' THEN 'session'
                    WHEN said.text LIKE 'Disclosed: %' THEN 'disclosed'
                    WHEN said.text LIKE 'Fault: %' THEN 'fault'
                    WHEN said.text LIKE 'File %' THEN 'file'
                    WHEN said.text LIKE 'Request to %' THEN 'outgoing'
                    WHEN said.text LIKE 'Program: %' THEN 'exec'
                    WHEN said.text LIKE 'Mail to %' THEN 'mail'
                    WHEN said.text LIKE 'Model: %' THEN 'model'
                    WHEN said.text LIKE 'Hash: %' THEN 'hash'
                    WHEN said.text LIKE 'Compared in constant time: %' THEN 'compare'
                    WHEN said.text LIKE 'Finding: %' THEN 'finding'
                    WHEN said.text LIKE 'Log: %' THEN 'log'
                    WHEN said.text LIKE 'Script (%' THEN 'script'
                    WHEN said.text LIKE 'Page of %' THEN 'call'
                    WHEN said.text LIKE 'Content-Security-Policy %' THEN 'csp'
                    WHEN said.text LIKE 'The browser refused (%' THEN 'refused'
                    WHEN said.text LIKE 'Request from a page of %' THEN 'cross-site'
                    ELSE 'framed'
                  END
                ) || CASE WHEN said.text !~ '^(Log|Fault): '
                  AND said.text ~ '^Disclosed:|input became part of|outside the folder|, an internal address|taken for an option|something was written|^Script \(.+\) ran|^Page of .+ called (alert|confirm|prompt)\('
                  THEN '{"breach": true}'::jsonb
                  ELSE '{}'::jsonb
                END
                ELSE event.value
              END ORDER BY event.place
            ), '[]'::jsonb)
            FROM jsonb_array_elements(line.value->'events') WITH ORDINALITY AS event(value, place)
            CROSS JOIN LATERAL (SELECT event.value #>> '{}' AS text) AS said
          )) ORDER BY line.place
        ), '[]'::jsonb)
        FROM jsonb_array_elements(one.test->'replay') WITH ORDINALITY AS line(value, place)
      ))
      ELSE one.test
    END ORDER BY one.place
  )
  FROM jsonb_array_elements("result"->'tests') WITH ORDINALITY AS one(test, place)
))
WHERE jsonb_path_exists("result", '$.tests[*].replay[*].events[*] ? (@.type() == "string")');--> statement-breakpoint
-- Results that are larger than any may be for it lose their replays; how many requests each test made stays.
UPDATE "lab_submission"
SET "result" = "result" || jsonb_build_object('tests', (
  SELECT jsonb_agg(
    CASE WHEN jsonb_typeof(one.test->'replay') = 'array'
      THEN jsonb_build_object('requests', jsonb_array_length(one.test->'replay')) || (one.test - 'replay')
      ELSE one.test
    END ORDER BY one.place
  )
  FROM jsonb_array_elements("result"->'tests') WITH ORDINALITY AS one(test, place)
))
WHERE octet_length("result"::text) > 262144 AND jsonb_array_length("result"->'tests') > 0;
