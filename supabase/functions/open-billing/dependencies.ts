// Every function has its own by this name; those that lead to Stripe have the same.
export { paymentDependencies as dependenciesFromEnvironment } from '../_shared/payment-call.ts'
