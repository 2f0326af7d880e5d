-- The admin's search folds the letters that slugs and the site's search fold (contracts/plain-letters.ts).
create or replace function private.fold_text(p_text text) returns text
  language sql immutable parallel safe security invoker set search_path = ''
as $$
  select translate(
    replace(replace(replace(replace(
      regexp_replace(
        lower(normalize(coalesce(p_text, ''), nfkd) collate "pg_c_utf8"),
        -- Combining marks: Latin, Greek and Cyrillic, Hebrew points, Arabic vowels, those for symbols, and half marks.
        '[\u0300-\u036f\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u0610-\u061a\u064b-\u065f\u0670\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe20-\ufe2f]',
        '', 'g'),
      'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th'),
    'ςøðđłħıŋŧəɛɔɓɗƙƴƒɨʉ', 'σoddlhinteeobdkyfiu')
$$;

update private.blog_post_words w set words = private.words_of_post(b) from public.blog_posts b where b.id = w.id;
