-- Hyphens and underscores alone are no address. Posts that have such a slug keep it until they are changed.
alter table public.blog_posts
  add constraint blog_posts_slug_word_check check (slug ~ '[^_-]') not valid;
