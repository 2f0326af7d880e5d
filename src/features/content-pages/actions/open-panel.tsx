import { copyText } from '@/shared/lib/clipboard'
import { selectContents } from '@/shared/lib/select-contents'
import { OpenList } from '@/shared/ui/open-list'
import { showToast } from '@/shared/ui/toast'
import { MESSAGES } from '../messages'
import { promptText } from './prompt-text'

interface PanelProps {
  item: HTMLElement
  onClose: () => void
}

/** The AIs that a prompt on its page can be taken to. */
export function OpenPanel({ item, onClose }: PanelProps) {
  const text = promptText(item)
  const open = async (needsPaste: boolean) => {
    if (!needsPaste) return
    const isCopied = await copyText(text)
    if (isCopied) {
      void showToast('success', MESSAGES.copied)
      return
    }
    const shown = item.querySelector('.prompt-text')
    if (shown) selectContents(shown)
    void showToast('error', MESSAGES.copyRefused, MESSAGES.copyRefusedHint)
  }
  return <OpenList text={text} onOpen={(needsPaste) => void open(needsPaste)} onClose={onClose} />
}
