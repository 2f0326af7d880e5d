import type { ModelId } from '../../contracts/models.ts'
import type { Material } from '../material.ts'
import { layoutBolt } from './bolt.ts'
import { layoutChatgpt } from './chatgpt.ts'
import { layoutClaude } from './claude.ts'
import { layoutDeepseek } from './deepseek.ts'
import { layoutFirebase } from './firebase.ts'
import { layoutGemini } from './gemini.ts'
import { layoutLovable } from './lovable.ts'
import { layoutMidjourney } from './midjourney.ts'
import { layoutMistral } from './mistral.ts'
import { layoutPerplexity } from './perplexity.ts'
import { layoutV0 } from './v0.ts'

/** Puts the parts of a prompt together in the idiom of one model. */
export type Layout = (material: Material) => string

const LAYOUTS: Readonly<Record<ModelId, Layout>> = {
  chatgpt: layoutChatgpt,
  midjourney: layoutMidjourney,
  claude: layoutClaude,
  gemini: layoutGemini,
  deepseek: layoutDeepseek,
  perplexity: layoutPerplexity,
  mistral: layoutMistral,
  lovable: layoutLovable,
  v0: layoutV0,
  bolt: layoutBolt,
  firebase: layoutFirebase,
}

/** The layout of a model. */
export function layoutFor(model: ModelId): Layout {
  return LAYOUTS[model]
}
