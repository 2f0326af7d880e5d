-- The picture that stands for a post where it is shared; without one the site draws its own.
alter table public.blog_posts
  add column cover text,
  add constraint blog_posts_cover_check check (
    char_length(cover) <= 500 and cover ~ '^(https://|/storage/v1/object/public/pictures/)[^[:space:]"<>\\]+$'
  );
comment on column public.blog_posts.cover is 'Address of a picture: over https, or of this site''s own pictures.';
grant select (cover) on table public.blog_posts to anon, authenticated;
