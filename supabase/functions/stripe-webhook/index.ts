import { serve } from '../_shared/serve.ts'
import { dependenciesFromEnvironment } from './dependencies.ts'
import { createHandler } from './handler.ts'

serve((environment) => createHandler(dependenciesFromEnvironment(environment)))
