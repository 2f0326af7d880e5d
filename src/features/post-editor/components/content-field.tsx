import { lazy, Suspense, useEffect, useMemo, useRef, useState } from 'react'
import { Skeleton } from '@/components/ui/spinner'
import { afterDialog } from '../lib/after-dialog'
import { useEditor } from '../lib/editor-context'
import type { LinkRequest } from '../lib/link-request'
import type { LostPicture } from '../lib/paste/pictures'
import { type Insertion, insertionOf, type KeptPicture, settle } from '../lib/picture-queue'
import { useEditorBuild } from '../lib/use-editor-build'
import { useIsDark } from '../lib/use-is-dark'
import type { ContentSource, PostForm } from '../lib/use-post-form'
import { ChoosePicture } from './choose-picture'
import { LinkDialog } from './link-dialog'
import { LostPictures } from './lost-pictures'
import { PictureDialog } from './picture-dialog'
import { PlainEditor } from './plain-editor'

const RichEditor = lazy(() => import('./rich-editor').catch(() => ({ default: PlainEditor })))

interface ContentFieldProps {
  form: PostForm
  id: string
  describedBy: string | undefined
  isInvalid: boolean
  onSave: () => void
}

/** Pictures on their way into the text, and what has become of the first of them. */
interface Incoming {
  readonly insertion: Insertion
  readonly insert: (html: string) => void
  readonly settled: readonly (KeptPicture | undefined)[]
}

function EditorLoading() {
  return (
    <div className="h-[400px] rounded-control border border-rule-strong bg-paper-raised p-6" role="status">
      <span className="sr-only">Loading the editor</span>
      <Skeleton>
        <i />
        <i />
        <i />
        <i className="w-3/5" />
      </Skeleton>
    </div>
  )
}

/**
 * The content of a post in the best editor that there is. Where the editor has to be exchanged (another theme, another
 * build, other content), what is in it goes on in the next one.
 */
export function ContentField({ form, id, describedBy, isInvalid, onSave }: ContentFieldProps) {
  const { pictures, fetchEditorKey } = useEditor()
  const { build, onReady, onFailed } = useEditorBuild(fetchEditorKey)
  const isPageDark = useIsDark()
  const [isDark, setIsDark] = useState(isPageDark)
  const { content, revision } = form.start
  const [lost, setLost] = useState<readonly LostPicture[]>([])
  const [choosing, setChoosing] = useState<Pick<Incoming, 'insert'>>()
  const [link, setLink] = useState<LinkRequest>()
  const [incoming, setIncoming] = useState<Incoming>()
  const last = useRef<{ revision: number; source: ContentSource }>(undefined)

  const isDialogOpen = Boolean(incoming ?? choosing ?? link)
  // What a dialog brings goes into the editor that asked for it, after the dialog has closed: a theme that changes
  // meanwhile waits for both.
  useEffect(() => {
    if (isDark === isPageDark || isDialogOpen) return
    let isStale = false
    afterDialog(() => afterDialog(() => isStale || setIsDark(isPageDark)))
    return () => {
      isStale = true
    }
  }, [isDark, isPageDark, isDialogOpen])
  // A plain field is right in both themes.
  const key = `${revision} ${build?.kind ?? 'none'} ${build?.kind === 'plain' ? '' : isDark}`
  const html = useMemo(
    () => (last.current?.revision === revision ? last.current.source.read() : content),
    // oxlint-disable-next-line react/exhaustive-deps -- read again exactly when the editor is exchanged
    [key],
  )

  const settleNext = (picture: KeptPicture | undefined) => {
    if (!incoming) return
    const { insertion, insert } = incoming
    const settled = [...incoming.settled, picture]
    if (settled.length < insertion.files.length) return setIncoming({ ...incoming, settled })
    setIncoming(undefined)
    const html = settle(insertion, settled)
    if (html !== '') afterDialog(() => insert(html))
  }
  const next = incoming?.settled.length ?? 0
  const file = incoming?.insertion.files[next]

  if (!build) return <Skeleton />
  const Editor = build.kind === 'plain' ? PlainEditor : RichEditor
  return (
    <Suspense fallback={<EditorLoading />}>
      <Editor
        key={key}
        html={html}
        id={id}
        label="Content"
        describedBy={describedBy}
        isInvalid={isInvalid}
        isDark={isDark}
        apiKey={build.kind === 'cloud' ? build.apiKey : undefined}
        onReady={(source) => {
          last.current = { revision, source }
          form.attach(source)
          onReady()
        }}
        onFailed={onFailed}
        onEdit={form.touchContent}
        onLost={(found) => setLost((before) => (found.length > 0 ? [...before, ...found] : before))}
        onPictures={(insertion, insert) => setIncoming({ insertion, insert, settled: [] })}
        onChoosePicture={(insert) => setChoosing({ insert })}
        onLink={setLink}
        onSave={onSave}
        isOwnPicture={(address) => pictures.isOwn(address)}
      />
      {incoming && file && (
        <PictureDialog
          key={next}
          file={file}
          count={incoming.insertion.files.length > 1 ? `${next + 1} of ${incoming.insertion.files.length}` : ''}
          onDone={settleNext}
        />
      )}
      {choosing && (
        <ChoosePicture
          onChoose={(address) => {
            setChoosing(undefined)
            setIncoming({ ...choosing, insertion: insertionOf([address]), settled: [] })
          }}
          onClose={() => setChoosing(undefined)}
        />
      )}
      {link && <LinkDialog link={link} onClose={() => setLink(undefined)} />}
      {lost.length > 0 && <LostPictures lost={lost} onClose={() => setLost([])} />}
    </Suspense>
  )
}
