import { useEffect, useRef } from 'react'
import { Button, ButtonRow } from '@/components/ui/button'
import { Disclosure } from '@/components/ui/disclosure'
import { Notice } from '@/components/ui/notice'
import { PANEL } from '@/components/ui/panel'
import { Busy } from '@/components/ui/spinner'
import { downloadText } from '@/lib/download'
import type { TransferApi } from '../api/transfer'
import { redirectsOf } from '../lib/redirects'
import type { PostTools } from '../lib/tools'
import { type Import, useImport } from '../lib/use-import'
import { counted } from '../messages'
import { CategoryTable } from './category-table'
import { FileChoice } from './file-choice'
import { TrialList } from './trial-list'

/** Imports posts of another blog: files, trial, import. */
export function ImportPanel({ api, tools }: { api: TransferApi; tools: PostTools }) {
  const run = useImport(api, tools)
  const { state, trial } = run
  const heading = useRef<HTMLHeadingElement>(null)
  const isShown = trial !== undefined
  useEffect(() => {
    if (isShown) heading.current?.focus()
  }, [isShown])
  return (
    <section className={PANEL}>
      <div className="grid justify-items-start gap-4 p-6">
        <h2 className="text-[1.4375rem]">Import</h2>
        <p className="max-w-[40rem]">
          Markdown files with front matter, an export of WordPress (XML) or of Ghost (JSON), or an export of this site.
          Choose the pictures together with them: as a zip, a folder or files. Nothing is written before you have seen
          what would come.
        </p>
        <FileChoice
          isBusy={state.kind === 'reading' || state.kind === 'running'}
          onChosen={(files) => void run.read(files)}
        />
        {state.kind === 'reading' && (
          <Busy>{state.done === 0 ? 'Reading the files...' : `${counted(state.done, 'post', 'posts')} read...`}</Busy>
        )}
        {state.kind === 'unreadable' && (
          <Notice look="bad" role="alert" className="grid justify-items-start gap-2 wrap-anywhere">
            {state.reason}
            <Button onClick={() => void run.retry()}>Retry</Button>
          </Notice>
        )}
      </div>
      {trial && (
        <>
          <div className="grid gap-4 border-t border-rule p-6">
            <h3 ref={heading} tabIndex={-1} className="text-[1.1875rem] focus:outline-none">
              {state.kind === 'trial' ? 'What would come' : 'What came'}
            </h3>
            <Standing run={run} />
          </div>
          {state.kind === 'trial' && <CategoryTable {...run} />}
          {trial.source.left.length > 0 && (
            <Disclosure className="border-t border-rule px-6 py-3">
              <summary>{`Not read: ${trial.source.left.length}`}</summary>
              <ul className="grid gap-1 pb-3 text-small wrap-anywhere">
                {trial.source.left.map(({ name, reason }) => (
                  <li key={`${name} ${reason}`}>
                    <b className="font-[560]">{name}</b>: {reason}
                  </li>
                ))}
              </ul>
            </Disclosure>
          )}
          <TrialList run={run} />
        </>
      )}
    </section>
  )
}

/** The number of posts, the progress, and the button for the next step. */
function Standing({ run }: { run: Import }) {
  const { state, trial, results } = run
  const planned = trial?.planned ?? []
  const coming = planned.filter((post) => !run.isSkipped(post))
  const here = planned.filter(({ isHere }) => isHere).length
  const skipped = planned.length - coming.length - here
  const kinds = [...results.values()].map(({ kind }) => kind)
  const done = kinds.filter((kind) => kind === 'imported' || kind === 'here').length
  const failed = kinds.filter((kind) => kind === 'failed' || kind === 'slug taken').length
  const taken = planned.filter(
    (post) => post.slugProblem !== undefined && !run.slugs.has(post) && post.problem === undefined,
  )
  const redirects = redirectsOf(coming.map((post) => ({ address: post.post.address, slug: run.slugOf(post) })))
  const isBadSlug = coming.some((post) => run.slugs.has(post) && run.isTaken(run.slugOf(post), post))
  const begin = (label: string) => (
    <Button look="primary" disabled={coming.length === 0 || isBadSlug} onClick={() => void run.run()}>
      {label}
    </Button>
  )
  return (
    <>
      {state.kind === 'trial' ? (
        <p role="status">
          {`${counted(coming.length, 'post comes', 'posts come')}, ${here} here already, ${skipped} skipped.`}
        </p>
      ) : (
        <>
          <progress
            className="h-2 w-full appearance-none overflow-hidden rounded-sheet bg-rule [&::-moz-progress-bar]:bg-accent-fill [&::-webkit-progress-bar]:bg-rule [&::-webkit-progress-value]:bg-accent-fill"
            max={coming.length}
            value={done + failed}
            aria-label="How far the import is"
          />
          <p role="status">{`${done} of ${coming.length} are on the blog or among the drafts${failed > 0 ? `, ${failed} could not be stored` : ''}.`}</p>
        </>
      )}
      {state.kind === 'stopped' && (
        <Notice look={state.reason ? 'bad' : 'marked'} role="alert" className="wrap-anywhere">
          {state.reason ? `${state.reason} The import has stopped.` : 'The import has stopped.'} “Go on” stores what is
          left. So does choosing the same files again, here or elsewhere: nothing is stored twice.
        </Notice>
      )}
      <ButtonRow>
        {state.kind === 'trial' && begin(`Import ${counted(coming.length, 'post', 'posts')}`)}
        {state.kind === 'trial' && taken.length > 1 && (
          <Button onClick={() => run.takeWithFreeSlugs(taken)}>{`Take all ${taken.length} with another slug`}</Button>
        )}
        {state.kind === 'running' && <Button onClick={run.stop}>Stop</Button>}
        {state.kind === 'stopped' && begin('Go on')}
        {state.kind === 'done' && failed > 0 && begin('Try the others again')}
        {state.kind === 'done' && redirects !== '' && (
          <Button onClick={() => downloadText('_redirects', redirects)}>Download the redirects</Button>
        )}
      </ButtonRow>
      {state.kind === 'done' && redirects !== '' && (
        <p className="max-w-[40rem] text-small text-ink-muted">
          Older slugs lead to their posts here by themselves. The file has the whole addresses that posts had, for the
          host of the old blog.
        </p>
      )}
    </>
  )
}
