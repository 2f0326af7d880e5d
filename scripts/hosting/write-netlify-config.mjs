import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { PROJECT_DIR } from '../env/paths.mjs'
import { netlifyConfig } from './netlify.mjs'

writeFileSync(path.join(PROJECT_DIR, 'netlify.toml'), netlifyConfig())
