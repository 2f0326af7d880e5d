import { Link, type LinkProps, useLocation } from 'react-router-dom'

/** A link that is marked while its page is shown. Smaller than the router's NavLink. */
export function CurrentLink({ to, ...props }: LinkProps & { to: string }) {
  const { pathname } = useLocation()
  return <Link to={to} discover="none" aria-current={to === pathname ? 'page' : undefined} {...props} />
}
