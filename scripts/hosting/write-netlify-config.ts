import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { PROJECT_DIR } from '../env/paths.ts'
import { netlifyConfig } from './netlify.ts'

writeFileSync(path.join(PROJECT_DIR, 'netlify.toml'), netlifyConfig())
