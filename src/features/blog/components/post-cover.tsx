import { COVER_SIZE } from '@contracts/pictures.ts'
import { cn } from '@/components/ui/class-names'

/** The picture of a post. Hidden from screen readers, because the title beside it says the same. */
export function PostCover({ cover, className, isFirst }: { cover: string; className?: string; isFirst?: boolean }) {
  return (
    <img
      className={cn('aspect-[1200/630] w-full rounded-control border border-rule object-cover', className)}
      src={cover}
      alt=""
      width={COVER_SIZE.width}
      height={COVER_SIZE.height}
      loading={isFirst ? 'eager' : 'lazy'}
      decoding="async"
    />
  )
}
