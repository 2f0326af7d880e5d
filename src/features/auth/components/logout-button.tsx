import { LogOut } from 'lucide-react'
import { useAuth } from '../lib/auth-context'

/** Signs out; the guard leads to the login afterwards. */
export function LogoutButton() {
  const { signOut, isLoading } = useAuth()
  return (
    <button className="btn btn-secondary" type="button" disabled={isLoading} onClick={() => void signOut()}>
      <LogOut className="i" aria-hidden />
      Logout
    </button>
  )
}
